import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const vietnamese = 'Chúng ta đọc sách mỗi ngày để học được nhiều điều mới mẻ và thú vị.'
const build = await temporarySite({
  'docs/index.md': '# Home\n\nA page in English with one Vietnamese name: Nguyễn Văn A, and *phở*.',
  'docs/bài.md': `# Học cách học\n\n${vietnamese}\n\n## Phần một\n\n${vietnamese}`,
  'docs/set.md': `---\nlang: fr\n---\n\n# Réglé\n\n${vietnamese}`,
  'docs/decomposed.md': `# ${'Tiếng Việt'.normalize('NFD')}\n\n${vietnamese.normalize('NFD')}`,
  'docs/code.md': `# Code\n\nThe text is English.\n\n\`\`\`text\n${vietnamese}\n${vietnamese}\n\`\`\``,
  'docs/arabic.md': '# مقدمة\n\nهذه ملاحظة عن الشبكات، وفيها أكثر من فقرة.',
  'src/pages/trang.md': `# Trang\n\n${vietnamese}`,
}).build()
const page = readPage(build, 'bài')

test('[S8] a Vietnamese title is intact in heading, title, sidebar and neighbours', () => {
  expect(page.text('h1')).toBe('Học cách học')
  expect(page.text('title')).toBe('Học cách học | Test')
  expect(page.text('.menu [aria-current="page"]')).toBe('Học cách học')
  expect(readPage(build, 'code').text('.pagination-nav__link--prev .pagination-nav__label')).toBe(
    'Học cách học',
  )
})

test('[S8] a title in the decomposed form is composed everywhere', () => {
  const composed = readPage(build, 'decomposed')
  expect(composed.text('h1')).toBe('Tiếng Việt')
  expect(composed.html).toBe(composed.html.normalize('NFC'))
})

describe('the language of a page', () => {
  test.each([
    ['index', 'en'],
    ['bài', 'vi'],
    ['decomposed', 'vi'],
    ['code', 'en'],
    ['trang', 'vi'],
    ['404', 'en'],
  ])('%s is found to be in %s', (path, lang) => {
    expect(readPage(build, path).attribute('html', 'lang')).toBe(lang)
  })

  test('front matter says it where it is not found', () => {
    expect(readPage(build, 'set').attribute('html', 'lang')).toBe('fr')
  })

  test('is that of previews, and not of what is around the text', () => {
    expect(page.attribute('meta[property="og:locale"]', 'content')).toBe('vi')
    expect(page.attribute('nav.navbar', 'lang')).toBe('en')
    expect(page.attribute('.theme-doc-markdown', 'lang')).toBe('vi')
    expect(page.attribute('.table-of-contents', 'lang')).toBe('vi')
    expect(page.text('.theme-doc-toc-desktop > summary')).toBe('On this page')
  })
})

test('[S69] the site is in English, left to right, and only that', () => {
  expect(page.attribute('html', 'dir')).toBe('ltr')
  expect(readPage(build, 'index').attribute('html', 'lang')).toBe('en')
  expect(build.data('i18n')).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    currentLocale: 'en',
    localeConfigs: { en: { label: 'English', direction: 'ltr', htmlLang: 'en' } },
  })
})

test('[S76] the one language has no folder of its own', () => {
  expect(build.paths().filter((path) => /^(en|vi)\//.test(path))).toEqual([])
})

test('a text in Arabic letters is set from right to left without a word in its front matter', () => {
  const prose = readPage(build, 'arabic').attributes('.markdown', 'dir')
  expect(prose).toEqual(['rtl'])
})
