import { expect, test } from 'vitest'
import { rowsInTitle } from './rowsInTitle.ts'

// The cases are in the table's last columns only: a row named in a title would count as tested.
test.each([
  ['one row', '[S22] an unknown path', ['S22']],
  ['rows side by side', '[S22][X4] both', ['S22', 'X4']],
  ['rows in one list', '[S22, S23] both', ['S22', 'S23']],
  ['a row in a group', 'routes > [S1] in a group', ['S1']],
  ['no row', 'no row', []],
  ['brackets that hold something else', '[Server] and [S] and S22 are no rows', []],
])('a title with %s names its rows', (_, title, rows) => {
  expect(rowsInTitle(title)).toEqual(rows)
})
