import { expect, test } from 'vitest'
import { findWords } from '../analysis/findWords.ts'
import { askTestIndex, testSearchPage } from '../testIndex.ts'
import { createLongestRun } from './preferWording.ts'
import type { Match } from './query.ts'

const apart = Array.from({ length: 4 }, (_, index) =>
  testSearchPage(`Apart ${index}`, 'A small pool, a small one. A thread waits; each thread has a pool.'),
)

const together = testSearchPage('Together', 'Of which it is said that a small thread pool drains at night.')

const ask = async (typed: string, ...more: typeof apart) => {
  const { hits, read } = await askTestIndex([...apart, together, ...more], typed)
  return { titles: hits.map(({ title }) => title.text), read }
}

test('words side by side as they were typed win, without being a pair of the index', async () => {
  expect((await ask('pool small thread')).titles[0]).toBe('Apart 0')
  expect((await ask('small thread pool')).titles).toEqual(['Together', ...apart.map(({ title }) => title)])
  expect((await ask('a small thread po')).titles[0]).toBe('Together')
})

test('two words side by side win that are together too rarely to be a pair of the index', async () => {
  expect((await ask('thread pool')).titles[0]).toBe('Together')
  expect((await ask('pool thread')).titles[0]).toBe('Apart 0')
})

test('two words in passing weigh less than a page about one of them', async () => {
  const about = testSearchPage(
    'Pool',
    'A pool is a queue. A pool has threads. What a thread of the pool does.',
  )
  expect((await ask('thread pool', about)).titles[0]).toBe('Pool')
})

test('the section that has them is the one that is shown', async () => {
  const long = testSearchPage('Long', '', {
    sections: [
      { title: '', text: 'A small pool of small things, each a thread, each thread in a pool.' },
      {
        title: 'Later',
        id: 'later',
        text: 'Here at last is the small thread pool that was meant all along.',
      },
    ],
  })
  const { hits } = await askTestIndex([long], 'small thread pool')
  expect(hits[0]?.hash).toBe('#later')
})

test('texts that cannot hold the query, since words of it are missing, are not read', async () => {
  const padding = 'Other lines fill a file of texts. '.repeat(60)
  const sectionOf = (text: string, number: number) => ({
    ...{ title: `Part ${number}`, id: `part-${number}` },
    text: `${text} ${padding}`,
  })
  const passing = Array.from({ length: 12 }, (_, page) =>
    testSearchPage(`Passing ${page}`, '', {
      sections: ['A pool drains.', 'Some thread drains.', 'The pool of a thread.'].map(sectionOf),
    }),
  )
  const { titles, read } = await ask('small thread pool drains', ...passing)
  expect(titles[0]).toBe('Together')
  expect(read.filter((name) => name.startsWith('x')).length).toBeLessThanOrEqual(8)
})

/** A word of a query, and what else it may mean. */
function match(folded: string, ...spellings: string[]): Match {
  const slot = { exact: folded, folded, parts: [], isPrefix: false, edits: 0, weight: 1 }
  const forms = spellings.map((spelling) => ({ spelling, titles: [], headings: [], body: [] }))
  const clause = { text: folded, presence: 'wanted' as const, isPhrase: false, isPrefix: false, boost: 1 }
  return {
    slot: { ...slot, clause },
    candidates: forms.map((form) => ({ form, quality: 1, isCommon: false })),
    isCommon: false,
    isDoubtful: false,
    isDecoded: false,
  }
}

test.each([
  ['the small thread pool drains', 1],
  ['a thread pool, a small one', 0.5],
  ['pool thread small', 0],
  ['', 0],
])('of a query of three words, "%s" holds %d in one go', (text, share) => {
  const longestRun = createLongestRun(['small', 'thread', 'pool'].map((word) => match(word)))
  expect(longestRun(findWords(text))).toBe(share)
})

test('what a word may mean counts as the word', () => {
  const longestRun = createLongestRun([match('thraed', 'thread'), match('he', 'hệ')])
  expect(longestRun(findWords('Thread hệ'))).toBe(1)
})

test('a word that is twice in the query is found at both places', () => {
  const longestRun = createLongestRun(['a', 'b', 'a'].map((word) => match(word)))
  expect(longestRun(findWords('a b a'))).toBe(1)
})
