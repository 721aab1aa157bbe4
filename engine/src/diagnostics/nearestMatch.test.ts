import { expect, test } from 'vitest'
import { listNearest, nearestMatch, onlyMatch } from './nearestMatch.ts'

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

test('candidates come in the order of their likeness', () => {
  expect(listNearest('tutorials', ['reference', 'guides', 'Tutorial'])).toEqual([
    'Tutorial',
    'guides',
    'reference',
  ])
})

test('equally like candidates keep their order', () => {
  expect(listNearest('x', ['b', 'a'])).toEqual(['b', 'a'])
})

test.each([
  ['instalation', ['installation', 'usage'], 'installation'],
  ['setpu', ['setup', 'use'], 'setup'],
  ['tls', ['ssl', 'tsl'], undefined],
  ['setup-1', ['setup-2', 'setup-3'], undefined],
  ['Setup', ['setup'], 'setup'],
  ['gone', ['other'], undefined],
])('%s is a slip for one of %j: %s', (word, candidates, match) => {
  expect(onlyMatch(word, candidates)).toBe(match)
})
