import { expect, test } from 'vitest'
import { findWords } from '../analysis/findWords.ts'
import { createLongestRun } from './longestRun.ts'
import type { Match } from './slot.ts'

/** A word of a query, and what it may stand for besides. */
function match(folded: string, ...spellings: string[]): Match {
  const slot = { exact: folded, folded, parts: [], isPrefix: false, edits: 0 }
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

test('what a word may stand for counts as the word', () => {
  const longestRun = createLongestRun([match('thraed', 'thread'), match('he', 'hệ')])
  expect(longestRun(findWords('Thread hệ'))).toBe(1)
})

test('a word that stands twice in the query is found at both places', () => {
  const longestRun = createLongestRun(['a', 'b', 'a'].map((word) => match(word)))
  expect(longestRun(findWords('a b a'))).toBe(1)
})
