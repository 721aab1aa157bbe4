import { expect, test } from 'vitest'
import { createRandom } from './createRandom.ts'

const take = (count: number, random: () => number) => Array.from({ length: count }, random)

test('the same seed gives the same numbers, another one others', () => {
  const numbers = take(5, createRandom(1))
  expect(take(5, createRandom(1))).toEqual(numbers)
  expect(take(5, createRandom(2))).not.toEqual(numbers)
})

test('the numbers spread over all from 0 to 1', () => {
  const numbers = take(1000, createRandom(7))
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  expect(mean).toBeCloseTo(0.5, 1)
})
