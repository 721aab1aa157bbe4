import { expect, test } from 'vitest'
import { printColumns } from './printColumns.mjs'

test('columns are as wide as their widest cells, and rows may be short', () => {
  expect(printColumns([['Pages', 'CPU'], ['10', '0.5'], ['1000']])).toBe('Pages   CPU\n10      0.5\n1000')
})
