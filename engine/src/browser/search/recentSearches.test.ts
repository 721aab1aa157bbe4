import { expect, test } from 'vitest'
import { createRecentSearches, createUnansweredSearches } from './recentSearches.ts'

function keepIn(kept = new Map<string, string>()) {
  return createRecentSearches({
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value),
    delete: (key) => kept.delete(key),
  })
}

test('the last five searches are kept, each once, the last first', () => {
  const recent = keepIn()
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' B ', '  ']) recent.add(query)
  expect(recent.list()).toEqual(['B', 'f', 'e', 'd', 'c'])
  recent.clear()
  expect(recent.list()).toEqual([])
})

test.each(['{', '{"a":1}', 'null', '[1,{}]'])('what is no list of searches, such as %s, is none', (kept) => {
  expect(keepIn(new Map([['sotay.recentSearches', kept]])).list()).toEqual([])
})

test('a browser that keeps nothing has no recent searches', () => {
  const recent = createRecentSearches({ get: () => null, set: () => {}, delete: () => {} })
  recent.add('a')
  expect(recent.list()).toEqual([])
})

test('searches without results are kept apart from the recent ones, up to 200', () => {
  const kept = new Map<string, string>()
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    delete: (key: string) => void kept.delete(key),
  }
  const unanswered = createUnansweredSearches(storage)
  for (let count = 0; count < 201; count++) unanswered.add(`query ${count}`)
  expect(unanswered.list()).toHaveLength(200)
  expect(unanswered.list()[0]).toBe('query 200')
  expect(createRecentSearches(storage).list()).toEqual([])
})
