import { describe, expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

const pages = [
  testSearchPage('Hash table', 'A hash table finds a value by its key. Hash table after hash table.', {
    sections: [
      { title: '', text: 'A hash table finds a value by its key. It takes one step. It needs room.' },
      { title: 'Collisions', id: 'collisions', text: 'Two keys in one place. A hash table keeps both.' },
      { title: 'Growth', id: 'growth', text: 'When the hash table is full it grows. Each key moves.' },
      { title: 'Use', id: 'use', text: 'A hash table counts words. A hash table is a set.' },
      { title: 'Limits', id: 'limits', text: 'A hash table has no order. The hash table is large.' },
    ],
  }),
  testSearchPage('Postgres', 'A database with tables.'),
  testSearchPage('Hệ điều hành', 'Quản lý bộ nhớ.', { lang: 'vi' }),
  testSearchPage('Trees', 'A tree has an order, unlike what collisions leave.'),
]
const ask = (typed: string, request = {}) => askTestIndex(pages, typed, request)

describe('words that were replaced', () => {
  test.each([
    ['hashtable ', 'hashtable', 'hash table', '"hashtable" '],
    ['postgers tables', 'postgers', 'postgres', '"postgers" tables'],
    ['post gres ', 'post gres', 'postgres', '"post" "gres" '],
    ['heej ddieeuf hanhf', 'heej ddieeuf hanhf', 'hệ điều hành', '"heej" "ddieeuf" "hanhf"'],
  ])('of %j are named, with a query that takes them as they are', async (typed, word, used, exactQuery) => {
    const { instead } = await ask(typed)
    expect(instead).toEqual({ words: [{ typed: word, used, isKnown: false }], exactQuery })
    expect((await ask(exactQuery)).hits).toEqual([])
  })

  test('are none where the best page holds what was typed, marks and inflections aside', async () => {
    for (const typed of ['hash tables', 'he dieu hanh', 'postg'])
      expect((await ask(typed)).instead).toBe(undefined)
  })

  test('are said to be elsewhere if they are', async () => {
    const { instead } = await askTestIndex(
      [
        ...pages,
        testSearchPage('Words', 'Some write hashtable.'),
        testSearchPage('Sets', 'A hash table in use.'),
      ],
      'hash hashtable key',
    )
    expect(instead?.words).toEqual([{ typed: 'hashtable', used: 'hash table', isKnown: true }])
  })
})

test('pages with only some of the words say so, and those with all are counted', async () => {
  const { hits, full, total } = await ask('collisions table')
  expect(hits.map(({ title, isPartly = false }) => [title.text, isPartly])).toEqual([
    ['Hash table', false],
    ['Trees', true],
    ['Postgres', true],
  ])
  expect([full, total]).toEqual([1, 3])
})

test('a page shows three of its sections, and how many more match', async () => {
  const { hits } = await ask('hash table', { withSections: true })
  expect(hits.slice(0, 4).map(({ isBelow }) => isBelow)).toEqual([false, true, true, true])
  expect(hits[0]!.more).toBe(1)
})

describe('a question', () => {
  test('is answered by the section that is about it, with its first sentences', async () => {
    const { best } = await ask('what are collisions in a hash table')
    expect(best).toMatchObject({ kind: 'heading', hash: '#collisions' })
    expect(best?.snippet?.text).toBe('Two keys in one place. A hash table keeps both.')
  })

  test('about a title is answered by the introduction, two sentences of it', async () => {
    const { best } = await ask('what is a hash table')
    expect(best).toMatchObject({ kind: 'page', hash: '' })
    expect(best?.snippet?.text).toBe('A hash table finds a value by its key. It takes one step.')
  })

  test('has no answer if no heading is about it, and other words are no question', async () => {
    expect((await ask('how does a database count words')).best).toBe(undefined)
    expect((await ask('hash table collisions')).best).toBe(undefined)
  })
})

test('if nothing is found, similar words are named', async () => {
  const { hits, nearest } = await ask('postgresqlite')
  expect(hits).toEqual([])
  expect(nearest).toEqual(['postgres'])
  expect((await ask('qqqq')).nearest).toEqual([])
})

test('words with other letters are similar to none', async () => {
  const pages = ['GitHub issues', 'Lists', 'A miss'].map((title) => testSearchPage(title))
  expect((await askTestIndex(pages, 'giscus')).nearest).toEqual([])
})

test('words of two letters are similar to none', async () => {
  const { nearest } = await askTestIndex([testSearchPage('cc'), testSearchPage('dc motor')], 'c#')
  expect(nearest).toEqual([])
})
