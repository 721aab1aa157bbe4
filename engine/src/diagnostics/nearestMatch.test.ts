import { expect, test } from 'vitest'
import { nearestMatch } from './nearestMatch.ts'

test.each([
  ['titel', ['title', 'tags'], 'title'],
  ['Title', ['title'], 'title'],
  ['sidebarlabel', ['sidebar_label', 'sidebar_key'], 'sidebar_label'],
  ['tag', ['title', 'tags'], 'tags'],
  ['/docs/tsl', ['/docs/tls', '/docs/ssh'], '/docs/tls'],
])('%j was meant to be one of %j: %j', (word, candidates, nearest) => {
  expect(nearestMatch(word, candidates)).toBe(nearest)
})

test.each([
  ['weight', ['title', 'tags']],
  ['id', ['title']],
  ['x', []],
])('%j is near none of %j', (word, candidates) => {
  expect(nearestMatch(word, candidates)).toBeUndefined()
})

test('of two that are equally near the first is taken', () => {
  expect(nearestMatch('cat', new Set(['bat', 'hat']))).toBe('bat')
})
