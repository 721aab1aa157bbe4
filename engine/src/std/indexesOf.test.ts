import { expect, test } from 'vitest'
import { indexesOf } from './indexesOf.ts'

test.each([
  ['ab', 'ab.ab', [0, 3]],
  ['aa', 'aaaa', [0, 2]],
  ['x', 'ab', []],
  ['', 'ab', []],
])('%j stands in %j at %j', (wanted, text, indexes) => {
  expect(indexesOf(wanted, text)).toEqual(indexes)
})
