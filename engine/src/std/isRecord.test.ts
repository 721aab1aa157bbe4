import { expect, test } from 'vitest'
import { isRecord } from './isRecord.ts'

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['a', false],
  [undefined, false],
])('%j has named fields: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})
