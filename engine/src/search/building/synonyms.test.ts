import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

const pages = [
  testSearchPage('Deadlocks', 'Two threads wait for each other.'),
  testSearchPage('Locks', 'Without care they end in a deadlock, or in starvation.'),
  testSearchPage('Transport', 'A connection starts with a three-way handshake.', { aliases: ['TCP'] }),
  testSearchPage('Windows', 'How far TCP may run ahead.'),
  testSearchPage('Khóa', 'Hai luồng chờ nhau là khóa chết. Bắt tay.', { lang: 'vi' }),
]
const synonyms = [
  ['deadlock', 'khóa chết'],
  ['three-way handshake', 'bắt tay ba bước'],
]
const ask = async (typed: string, groups = synonyms) =>
  (await askTestIndex(pages, typed, { synonyms: groups })).hits.map(({ title }) => title.text)

test.each([
  ['khóa chết', 'Deadlocks'],
  ['khoa chet', 'Deadlocks'],
  ['bắt tay ba bước', 'Transport'],
  ['bat tay ba buoc', 'Transport'],
])('%j finds a page that has only its other name, with marks or without', async (typed, title) => {
  expect((await ask(typed))[0]).toBe(title)
  expect((await ask(typed, []))[0]).not.toBe(title)
})

test('names of a group stand for each other in both directions, in titles and texts', async () => {
  expect(new Set(await ask('deadlock '))).toEqual(new Set(['Deadlocks', 'Locks', 'Khóa']))
})

test('another name of a note finds it like its title, and its title finds where that name is used', async () => {
  expect((await ask('tcp'))[0]).toBe('Transport')
  expect(await ask('transport ')).toEqual(['Transport', 'Windows'])
})

const names = [
  ['file', 'tập tin'],
  ['proxy', 'máy chủ trung gian'],
  ['login', 'log in'],
]
const others = [
  testSearchPage('A file behind a proxy', 'The proxy reads the file. A login is not needed.'),
  testSearchPage('Thời gian', 'Mình sẽ tập trung hơn.', { lang: 'vi' }),
]
const askOthers = async (typed: string) =>
  (await askTestIndex(others, typed, { synonyms: names })).hits.map(({ title }) => title.text)

test.each(['tập trung', 'tap trung', 'tập', 'trung'])(
  'a name of several words is not found by %j, which has words of it but another meaning',
  async (typed) => expect(await askOthers(`${typed} `)).toEqual(['Thời gian']),
)

test.each([
  'tập tin',
  'tap tin',
  'tập t',
  'máy chủ trung gian',
  'máy chủ trung',
  'máy chủ trumg gian',
  'how do I log in',
])('a name of several words is found by %j, which has enough of it', async (typed) => {
  expect((await askOthers(typed))[0]).toBe('A file behind a proxy')
})
