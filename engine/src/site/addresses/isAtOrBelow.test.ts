import { expect, test } from 'vitest'
import { isAtOrBelow } from './isAtOrBelow.ts'

test.each([
  ['/a', '/a', true],
  ['/A/', '/a', true],
  ['/a/b', '/a', true],
  ['/a/b', '/a/?q#h', true],
  ['/ab', '/a', false],
  ['/a', '/a/b', false],
  ['/a', '/', true],
  ['/notes/a', '/notes/', true],
])('%s stands at or below %s: %s', (page, address, expected) => {
  expect(isAtOrBelow(page, address)).toBe(expected)
})
