import { expect, test } from 'vitest'
import { showValue } from './showValue.ts'

test.each([
  ['text', "'text'"],
  [3, '3'],
  [null, 'null'],
  [() => 1, 'a function'],
  [{ label: 'a', items: [{ to: '/' }] }, "{ label: 'a', items: [ [Object] ] }"],
  [[1, 2, 3, 4, 5], '[ 1, 2, 3, ... 2 more items ]'],
  ['x'.repeat(80), `'${'x'.repeat(58)}…`],
])('%j is shown as %s', (value, shown) => {
  expect(showValue(value)).toBe(shown)
})
