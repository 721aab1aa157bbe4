import { describe, expect, test } from 'vitest'
import { foldWord } from '../../std/text.ts'
import { isQuestion, weighLoans, weightOfWord, weighWords } from './commonWords.ts'
import { decodeKeystrokes } from './decodeKeystrokes.ts'
import { findRuns, findWords } from './findWords.ts'
import { inflections, origins, spellingTwin, vowelTwin } from './inflections.ts'
import { placeTone, splitWord } from './spellWord.ts'

const exact = (text: string) => findWords(text).map((word) => word.exact)
const folded = (text: string) => findWords(text).map((word) => word.folded)

describe('words', () => {
  test('are letters, marks and digits, in lower case, with the signs of c++ and c#', () => {
    expect(exact("Don't use C++ or C#: HTTP/2, x_1.")).toEqual([
      'don',
      't',
      'use',
      'c++',
      'or',
      'c#',
      'http',
      '2',
      'x_1',
    ])
  })

  test('[S127] keep their Vietnamese marks whole, at either end of the word too', () => {
    expect(exact('Hệ điều hành, bộ nhớ, Ảnh, ổ đĩa, lý')).toEqual([
      'hệ',
      'điều',
      'hành',
      'bộ',
      'nhớ',
      'ảnh',
      'ổ',
      'đĩa',
      'lý',
    ])
    expect(folded('Hệ điều hành: ơ ư Đ ỹ')).toEqual(['he', 'dieu', 'hanh', 'o', 'u', 'd', 'y'])
  })

  test('have their place in the text', () => {
    expect(findWords('a  hệ b').map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [3, 5],
      [6, 7],
    ])
  })

  test('that are very long are cut', () => {
    expect(exact('x'.repeat(99))).toEqual(['x'.repeat(40)])
  })
})

test.each(['đường', 'ĐÀ NẴNG'.toLowerCase(), 'ươm', 'hệ', 'naïve', 'plain'])(
  'folding %s keeps the number of letters',
  (word) => {
    expect(foldWord(word)).toHaveLength(word.length)
    expect(foldWord(word)).toMatch(/^[a-z ]+$/)
  },
)

test.each([
  ['hoà', 'hòa'],
  ['thuý', 'thúy'],
  ['khoẻ', 'khỏe'],
  ['quý', 'quý'],
  ['hòa', 'hòa'],
  ['toàn', 'toàn'],
])('the tone of %s is placed as in %s', (written, placed) => {
  expect(placeTone(written)).toBe(placed)
})

test.each([
  ['getElementById', ['get', 'element', 'by', 'id']],
  ['XMLHttpRequest', ['xml', 'http', 'request']],
  ['snake_case', ['snake', 'case']],
  ['utf8', ['utf', '8']],
  ['Word', []],
  ['HTTP', []],
  ['Điều', []],
])('%s is made of %j', (word, parts) => {
  expect(splitWord(word)).toEqual(parts)
})

test('runs with signs in them are found whole, without what ends the sentence', () => {
  const text =
    'In kube-system, run `kubectl --dry-run=client`; edit .gitignore (v2.4.1) and /etc/hosts. See a.b: or https://x.org/y and -- or well.'
  expect(findRuns(text)).toEqual([
    'kube-system',
    '--dry-run=client',
    '.gitignore',
    'v2.4.1',
    '/etc/hosts',
    'a.b',
  ])
})

test('signs of code by themselves count as one word, dashes and dots of prose do not', () => {
  expect(findRuns('a && b || c != d\n.* find 2>&1 | tee')).toEqual(['&&', '||', '!=', '.*', '2>&1'])
  expect(findRuns('Well -- or --- not ... & so on .. -')).toEqual([])
})

test.each([
  ['process', 'processes'],
  ['processes', 'process'],
  ['policy', 'policies'],
  ['policies', 'policy'],
  ['scheduling', 'schedule'],
  ['schedule', 'scheduling'],
  ['running', 'run'],
  ['run', 'running'],
  ['locked', 'lock'],
  ['cached', 'cache'],
  ['classes', 'class'],
])('%s may have been meant as %s', (typed, meant) => {
  expect(inflections(typed)).toContain(meant)
})

test('words of other languages and short ones have no English forms', () => {
  expect(['hệ', 'is', 'c++', 'điều'].flatMap(inflections)).toEqual([])
})

test.each([
  ['securely', 'secure'],
  ['memoization', 'memo'],
  ['rotation', 'rotate'],
  ['deployment', 'deploy'],
  ['scalable', 'scale'],
  ['automatically', 'automatic'],
])('%s is made of %s', (word, origin) => {
  expect(origins(word)).toContain(origin)
})

test('notation is made of note, not of a word that every page has', () => {
  expect(origins('notation')).toEqual(['note', 'notate'])
})

test('short words, and those of other languages, are made of no others', () => {
  expect(['only', 'user', 'c++', 'điều', 'queue'].flatMap(origins)).toEqual([])
})

test.each([
  ['ky', 'ki'],
  ['li', 'ly'],
  ['quý', 'quí'],
  ['kỹ', 'kĩ'],
  ['anh', undefined],
])('%s may also be written %s', (word, twin) => {
  expect(vowelTwin(word)).toBe(twin)
})

test.each([
  ['synchronisation', 'synchronization'],
  ['organized', 'organised'],
  ['behaviour', 'behavior'],
  ['colors', 'colours'],
  ['analyse', 'analyze'],
  ['hours', undefined],
  ['raise', undefined],
  ['vendor', undefined],
])('%s may be spelled %s elsewhere', (word, twin) => {
  expect(spellingTwin(word)).toBe(twin)
})

test.each([
  ['heej', 'hệ'],
  ['he65', 'hệ'],
  ['dduongwf', 'đường'],
  ['dduwowngf', 'đường'],
  ['d9u7o7ng2', 'đường'],
  ['ddieeuf', 'điều'],
  ['hanhf', 'hành'],
  ['hoaf', 'hòa'],
  ['quys', 'quý'],
  ['tieengs', 'tiếng'],
  ['vieetj', 'việt'],
  ['duong2', 'duòng'],
  ['hello', undefined],
  ['linux', undefined],
])('the keys %s write %s', (typed, meant) => {
  expect(decodeKeystrokes(typed)).toBe(meant)
})

test('words of grammar weigh little in both languages, common ones more, and all others fully', () => {
  const weights = (text: string) => findWords(text).map((word) => weightOfWord(word.exact))
  expect(weights('what is the example of tcp')).toEqual([0.1, 0.1, 0.1, 0.3, 0.1, 1])
  expect(weights('tcp hoạt động như thế nào')).toEqual([1, 0.3, 0.3, 0.1, 0.1, 0.1])
  expect(weights('tcp la gi, tcp lá')).toEqual([1, 0.1, 0.1, 1, 1])
})

test('letters that are an English word of grammar are none in a query of Vietnamese without marks', () => {
  const weights = (text: string) => weighWords(text.split(' '))
  expect(weights('mang may tinh')).toEqual([1, 1, 1])
  expect(weights('can bang tai la gi')).toEqual([1, 1, 1, 0.1, 0.1])
  expect(weights('su khac nhau giua tcp va udp')).toEqual([0.1, 1, 0.1, 0.1, 1, 0.1, 1])
  expect(weights('what may restart')).toEqual([0.1, 0.1, 1])
  expect(isQuestion('do muoi phut'.split(' '))).toBe(false)
  expect(isQuestion('do containers share memory'.split(' '))).toBe(true)
})

test('letters that are an English word of grammar are none beside Vietnamese words with marks', () => {
  const weights = (text: string) => weighWords(text.split(' '))
  expect(weights('giữ an toàn')).toEqual([1, 1, 1])
  expect(weights('so khớp mẫu')).toEqual([1, 1, 1])
  expect(weights('lưu token ở đâu cho an toàn')).toEqual([1, 1, 0.1, 0.1, 0.1, 1, 1])
  expect(weights('how to cài đặt rust')).toEqual([0.1, 0.1, 1, 1, 1])
})

test('pronouns weigh little, so that they decide no query', () => {
  expect(weighWords('tell me about yourself'.split(' '))).toEqual([0.3, 0.1, 0.1, 0.1])
})

test('in a Vietnamese query a word of another language counts twice, in an English one all count the same', () => {
  const weights = (text: string) => weighLoans(text.split(' '))
  expect(weights('pod bị khởi động lại')).toEqual([2, 1, 1, 1, 1])
  expect(weights('kubernetes service la gi')).toEqual([2, 2, 1, 1])
  expect(weights('dat req cable')).toEqual([1, 1, 1])
})
