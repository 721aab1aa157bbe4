import { expect, test } from 'vitest'
import { printChecklist } from './printChecklist.mjs'

const rows = { S1: 'First', S2: 'Second', S3: 'Third', S119: 'Roles' }

test('every row is printed with its state and its number of tests, then the totals', () => {
  const results = { S1: { tests: ['a', 'b'], passed: true }, S2: { tests: ['a'], passed: false } }
  expect(printChecklist({ rows, nothingToDo: ['S119'] }, results).split('\n')).toEqual([
    'S1    passing          2 tests  First',
    'S2    failing          1 test   Second',
    'S3    none             0 tests  Third',
    'S119  nothing to do    0 tests  Roles',
    '',
    '1 passing, 1 failing, 1 none, 1 nothing to do',
  ])
})

test('a row that a test names but the list lacks is reported', () => {
  const results = { S200: { tests: ['a title'], passed: true } }
  expect(printChecklist({ rows, nothingToDo: [] }, results)).toContain(
    'S200 is named by "a title", but there is no such row.',
  )
})
