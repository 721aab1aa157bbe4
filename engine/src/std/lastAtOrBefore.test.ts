import { expect, test } from 'vitest'
import { lastAtOrBefore } from './lastAtOrBefore.ts'

test.each([
  [0, -1],
  [1, 0],
  [4, 1],
  [5, 2],
  [99, 2],
])('of 1, 3 and 5 the last at or before %d is at %d', (value, place) => {
  expect(lastAtOrBefore([1, 3, 5], value, (item) => item)).toBe(place)
})

test('an empty list has none', () => {
  expect(lastAtOrBefore([], 'a', (item: string) => item)).toBe(-1)
})
