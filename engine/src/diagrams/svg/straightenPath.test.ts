import { expect, test } from 'vitest'
import { straightenPath } from './straightenPath.ts'

test.each([
  ['lines stay', 'M0 0L10 0L10 10', 'M0 0L10 0L10 10'],
  ['straight curves become lines', 'M0 0C3 0,6 0,10 0', 'M0 0L10 0'],
  ['a line that is drawn twice is drawn once', 'M0 0 C3 0, 6 0, 10 0 M0 0 C4 0, 7 0, 10 0', 'M0 0L10 0'],
  ['lines that follow each other are one', 'M0 0C3 0,6 0,10 0M10 0C10 3,10 6,10 10', 'M0 0L10 0L10 10'],
  ['points are left out', 'M0 0C0 0,0 0,0 0M0 0L10 0', 'M0 0L10 0'],
  ['curves stay', 'M0 0C0 10 10 10 10 0', 'M0 0C0 10 10 10 10 0'],
  ['loops stay', 'M0 0C10 10 -10 10 0 0', 'M0 0C10 10 -10 10 0 0'],
  ['breaks stay', 'M0 0L10 0M20 0L30 0', 'M0 0L10 0M20 0L30 0'],
  ['other commands stay', 'M0 0A5 5 0 0 1 10 0Z', 'M0 0A5 5 0 0 1 10 0Z'],
  ['numbers are short', 'M0.123456 0L10.005 1e-7', 'M0.12 0L10.01 0'],
])('%s', (_, d, expected) => {
  expect(straightenPath(d)).toBe(expected)
})
