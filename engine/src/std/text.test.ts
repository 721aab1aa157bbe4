import { expect, test } from 'vitest'
import { expectLinear } from './testGrowth.ts'
import {
  asSentence,
  countWords,
  editDistance,
  findPlaces,
  formatBytes,
  globPattern,
  indexesOf,
  kebabCase,
  listWords,
  splitFrontMatter,
} from './text.ts'

test.each([
  ['It failed', 'It failed.'],
  ['It failed.', 'It failed.'],
  ['Did you mean `}`?', 'Did you mean `}`?'],
])('%j becomes %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j are listed as "%s"', (words, listed) => {
  expect(listWords(words, 'or')).toBe(listed)
})

test('words that all hold are joined by "and"', () => {
  expect(listWords(['a', 'b', 'c'], 'and')).toBe('a, b and c')
})

test.each([
  ['DevOps tools', 'dev-ops-tools'],
  ['K8s', 'k-8-s'],
  ['Tiếng Việt', 'tiếng-việt'],
  ['C++', 'c'],
  ['operating-systems', 'operating-systems'],
  ['HTTPServer', 'http-server'],
  ["don't panic", 'dont-panic'],
  ['Café Đen', 'cafe-den'],
  ['学习 笔记', '学习-笔记'],
  ['+++', ''],
])('%j in kebab case is %j', (text, kebab) => {
  expect(kebabCase(text)).toBe(kebab)
})

test.each([
  ['', 0],
  ['One two, three.', 3],
  ["It's version 3.14, isn't it?", 5],
  ['Tiếng Việt có dấu', 4],
  ['## A *title* of `code`', 4],
  ['今天天气很好', 3],
  ['ไทย and English', 3],
])('%j has %d words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('the time for counting grows with the text', async () => {
  await expectLinear((size) => 'một hai ba bốn '.repeat(size), countWords, 50_000)
})

test.each([
  ['', '', 0],
  ['same', 'same', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['titel', 'title', 1],
  ['abcd', 'badc', 2],
  ['ca', 'abc', 3],
  ['tiếng', 'tieng', 1],
])('%j and %j are %d steps apart, both ways', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})

test.each([
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 2, 2],
  ['kitten', 'sitting', 4, 3],
  ['a', 'a much longer text', 5, 5],
])('from %j to %j it gives up at %d with %d', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance)
})

test.each([
  ['ab', 'ab.ab', [0, 3]],
  ['aa', 'aaaa', [0, 2]],
  ['x', 'ab', []],
  ['', 'ab', []],
])('%j is in %j at %j', (wanted, text, indexes) => {
  expect(indexesOf(wanted, text)).toEqual(indexes)
})

test.each([
  [40_000, 'en', '40 kB'],
  [3_140_000, 'en', '3.1 MB'],
  [3_140_000, 'vi', '3,1 MB'],
])('%d bytes in "%s" are %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale)).toBe(text)
})

test.each([
  ['---\na: b\n---\n\nc', 'a: b\n', '\nc'],
  ['---\na: b\n-----\nc', 'a: b\n', 'c'],
  ['---\na: b\n----------\n\nc\n\n---\n', 'a: b\n', '-------\n\nc\n\n---\n'],
  ['---\na: b\n--- c\n', '', '---\na: b\n--- c\n'],
])('%j has the front matter %j', (text, header, body) => {
  const found = splitFrontMatter(text)
  expect([found.header, text.slice(found.bodyOffset)]).toEqual([header, body])
})

test('one star stays within a part of a path, two go on', () => {
  expect(globPattern('/tags/*').test('/tags/a')).toBe(true)
  expect(globPattern('/tags/*').test('/tags/a/b')).toBe(false)
  expect(globPattern('/tags/**').test('/tags/a/b')).toBe(true)
})

test('everything else is literal, and the whole has to fit', () => {
  expect(globPattern('/a.b+(c)').test('/a.b+(c)')).toBe(true)
  expect(globPattern('/a.b').test('/aXb')).toBe(false)
  expect(globPattern('/a').test('/a/b')).toBe(false)
})

test('places of a text count lines and columns from 1', () => {
  const text = 'ab\n\ncd'
  const places = [...text, ''].map((_, offset) => Object.values(findPlaces(text)(offset)).join(':'))
  expect(places).toEqual(['1:1', '1:2', '1:3', '2:1', '3:1', '3:2', '3:3'])
})
