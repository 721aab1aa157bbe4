import { expect, test } from 'vitest'
import { spread } from './spread.mjs'

test.each([
  ['an odd number of', [3, 1, 2], { median: 2, min: 1, max: 3 }],
  ['an even number of', [4, 1, 2, 3], { median: 2.5, min: 1, max: 4 }],
  ['one of the', [7], { median: 7, min: 7, max: 7 }],
])('%s values have a middle and a range', (_, values, expected) => {
  expect(spread(values)).toEqual(expected)
})
