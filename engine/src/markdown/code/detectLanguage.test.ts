import { expect, test } from 'vitest'
import { detectLanguage } from './detectLanguage.ts'

test.each([
  ['English', 'Notes are a way of thinking. Write them in your own words, and read them again.'],
  [
    'English with Vietnamese names',
    `Nguyễn Thị Minh Khai and Trần Hưng Đạo are streets in Ho Chi Minh City. ${'They cross many others on their way through the city. '.repeat(3)}`,
  ],
  [
    'English about Vietnamese',
    'The letter đ is not a d. Words such as phở carry marks, which a search has to know about, or else it will not find them at all.',
  ],
  ['French', 'Les élèves où ça, déjà ? Une forêt, un maître, le cœur et la garçonne.'],
  ['Portuguese', 'A informação não está disponível; são três opções à escolha.'],
  [
    'English about Japanese',
    'The word ノート means a notebook, 学习 is to learn in Chinese, and 공책 is Korean.',
  ],
  [
    'English with Greek letters',
    'The rate λ is the number of arrivals, μ the number served, and ρ = λ / μ is the load.',
  ],
  ['nothing', ''],
  ['numbers', '1 2 3'],
  ['code in Vietnamese', '```\n# Ghi chép là nghĩ trên giấy, viết lại bằng lời của mình\n```\n\nRun it.'],
  [
    'inline code in Vietnamese',
    'Run `những dòng chữ tiếng Việt rất dài và đủ dấu` now, please, and read what it prints to the screen.',
  ],
  [
    'English that quotes Arabic and Hebrew',
    'The first word of the lesson is السلام عليكم, and the second one is שלום. Both are greetings, and both wish peace.',
  ],
])('no language shows in %s', (_, body) => {
  expect(detectLanguage(body)).toBeUndefined()
})

test.each([
  ['Vietnamese', 'Ghi chép là nghĩ trên giấy: viết lại bằng lời của mình, đừng chép nguyên văn.'],
  [
    'Vietnamese with English terms',
    'Khi deploy lên Kubernetes, mỗi pod chạy một container; CI/CD pipeline sẽ build image, push lên registry rồi rollout từng replica một.',
  ],
  ['Vietnamese in capitals', 'HỌC CÁCH HỌC VÀ GHI CHÉP HIỆU QUẢ'],
  [
    'Vietnamese around code',
    'Chạy lệnh sau đây để cài đặt:\n\n```sh\nsudo apt-get install --yes everything-there-is\n```\n\nXong thì khởi động lại máy.',
  ],
])('%s is vi', (_, body) => {
  expect(detectLanguage(body)).toBe('vi')
})

test.each([
  ['ar', 'هذه ملاحظة عن الشبكات، وفيها أسماء مثل DNS و HTTP وأكثر من فقرة.'],
  ['fa', 'این یادداشت درباره شبکه است و چند نام مانند DNS در آن دیده می‌شود.'],
  ['ur', 'یہ نوٹ نیٹ ورک کے بارے میں ہے اور اس میں DNS جیسے نام بھی ہیں۔'],
  ['zh', '学习笔记：把学到的东西写下来，过几天再读一遍。越南的城市很多，例如 Đà Nẵng，那里的海很美。'],
  ['zh', 'Kubernetes 是一個用於自動部署、擴充和管理容器化應用程式的開源系統。'],
  ['ja', 'Kubernetes はコンテナ化したアプリケーションのデプロイと管理を自動化する。'],
  ['ko', '쿠버네티스는 컨테이너화된 애플리케이션을 자동으로 배포하고 관리하는 시스템이다.'],
  ['th', 'บันทึกนี้อธิบายเรื่องเครือข่าย และมีชื่ออย่าง DNS ด้วย'],
  ['el', 'Αυτή η σημείωση εξηγεί τα δίκτυα, με ονόματα όπως το DNS.'],
  ['he', 'זו הערה על רשתות, ויש בה שמות כמו DNS ו־HTTP.'],
])('a text in letters of its own is %s', (lang, body) => {
  expect(detectLanguage(body)).toBe(lang)
})
