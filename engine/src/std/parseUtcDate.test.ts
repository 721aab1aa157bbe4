import { expect, test } from 'vitest'
import { parseUtcDate } from './parseUtcDate.ts'

test.each([
  ['2021-05-04', '2021-05-04T00:00:00.000Z'],
  ['2021-5-4', '2021-05-04T00:00:00.000Z'],
  ['2021/05/04', '2021-05-04T00:00:00.000Z'],
  ['2021-05-04 10:30', '2021-05-04T10:30:00.000Z'],
  ['2021-05-04T10:30', '2021-05-04T10:30:00.000Z'],
  ['2021-05-04T10:30:15.250', '2021-05-04T10:30:15.250Z'],
  ['2021-05-04T10:30:00Z', '2021-05-04T10:30:00.000Z'],
  ['2021-05-04T10:30:00+07:00', '2021-05-04T03:30:00.000Z'],
  ['May 4, 2021', '2021-05-04T00:00:00.000Z'],
])('%s is %s', (written, expected) => {
  expect(parseUtcDate(written)?.toISOString()).toBe(expected)
})

test.each(['', 'soon', '2021-13-45'])('%j is no date', (written) => {
  expect(parseUtcDate(written)).toBeUndefined()
})
