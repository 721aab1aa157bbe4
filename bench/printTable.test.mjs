import { expect, test } from 'vitest'
import { printTable } from './printTable.mjs'

test('every value is beside its range and says whether its limit holds', () => {
  const table = printTable([
    { name: 'Cold build', unit: 's', value: { median: 2.5, min: 2.41, max: 2.6 }, limit: 3 },
    { name: 'Memory', unit: 'MB', value: { median: 412.3, min: 401, max: 420 }, limit: 400 },
    { name: 'Wall', unit: 's', value: { median: 1, min: 1, max: 1 } },
  ])
  expect(table.split('\n')).toEqual([
    'Cold build   2.50 s   2.41–2.60   at most 3 s: holds',
    'Memory       412 MB   401–420     at most 400 MB: BROKEN',
    'Wall         1.00 s',
  ])
})
