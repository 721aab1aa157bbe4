import { expect, test } from 'vitest'
import { nearestFirst } from './nearestFirst.ts'

test('candidates come in the order of their likeness', () => {
  expect(nearestFirst('tutorials', ['reference', 'guides', 'Tutorial'])).toEqual([
    'Tutorial',
    'guides',
    'reference',
  ])
})

test('equally like candidates keep their order', () => {
  expect(nearestFirst('x', ['b', 'a'])).toEqual(['b', 'a'])
})
