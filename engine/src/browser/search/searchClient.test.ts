import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchAnswer } from '../../search/query/searchHit.ts'
import { createAsker } from './searchClient.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settings = { contexts: [], everywhere: true, edits: 2 } as never
const amounts = { limit: 8, snippetLength: 150, withSections: true }

/** Asks queries, of which only those that begin with `known` have results. */
function createTrial() {
  const kept: string[] = []
  const client = {
    open: () => {},
    ask: (_: string, { typed }: { typed: string }, { answer }: { answer(answer: SearchAnswer): void }) =>
      answer({ hits: typed.startsWith('known') ? [{}] : [], isPartial: false } as never),
  }
  const unanswered = { list: () => kept, add: (query: string) => void kept.push(query), clear: () => {} }
  const asker = createAsker({ client, settings, unanswered }, { answer: () => {}, fail: () => {} })
  const ask = (query: string, others = {}) => {
    asker.ask({ query, version: '' }, { ...amounts, ...others })
    vi.advanceTimersByTime(0)
  }
  return { kept, ask, cancel: asker.cancel }
}

test('a search without results is kept once the reader has stopped typing', () => {
  const { kept, ask } = createTrial()
  for (const typed of ['d', 'do', 'dog']) ask(typed)
  expect(kept).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(kept).toEqual(['dog'])
})

test('a search without results is kept when its box is closed', () => {
  const { kept, ask, cancel } = createTrial()
  ask('dog')
  cancel()
  vi.advanceTimersByTime(5000)
  expect(kept).toEqual(['dog'])
})

test('searches with results, and those narrowed by a filter, are not kept', () => {
  const { kept, ask, cancel } = createTrial()
  ask('known')
  cancel()
  ask('dog', { section: 'Guides' })
  vi.advanceTimersByTime(5000)
  expect(kept).toEqual([])
})

test('a query is asked after the wait, unless another one or an end comes before', () => {
  const asked: string[] = []
  const client = { open: () => {}, ask: (_: string, { typed }: { typed: string }) => void asked.push(typed) }
  const asker = createAsker({ client, settings }, { answer: () => {}, fail: () => {} })
  for (const query of ['d', 'do', 'dog']) asker.ask({ query, version: '' }, amounts, 100)
  vi.advanceTimersByTime(99)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(['dog'])
  asker.ask({ query: 'dogs', version: '' }, amounts, 100)
  asker.cancel()
  vi.advanceTimersByTime(100)
  expect(asked).toEqual(['dog'])
})
