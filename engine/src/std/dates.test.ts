import { expect, test } from 'vitest'
import { formatDate, parseUtcDate } from './dates.ts'

test.each([
  ['en', { dateStyle: 'long' }, 'January 2, 2024'],
  ['en', { dateStyle: 'medium' }, 'Jan 2, 2024'],
  ['en', { month: 'long', day: 'numeric' }, 'January 2'],
  ['vi', { dateStyle: 'long' }, '2 tháng 1, 2024'],
] as const)('in %s a date as %o is "%s"', (locale, form, text) => {
  expect(formatDate('2024-01-02T23:59:00Z', locale, form)).toBe(text)
})

test.each([
  ['2021-05-04', '2021-05-04T00:00:00.000Z'],
  ['2021-5-4', '2021-05-04T00:00:00.000Z'],
  ['2021/05/04', '2021-05-04T00:00:00.000Z'],
  ['2021-05-04 10:30', '2021-05-04T10:30:00.000Z'],
  ['2021-05-04T10:30', '2021-05-04T10:30:00.000Z'],
  ['2021-05-04T10:30:15.250', '2021-05-04T10:30:15.250Z'],
  ['2021-05-04T10:30:00Z', '2021-05-04T10:30:00.000Z'],
  ['2021-05-04T10:30:00+07:00', '2021-05-04T03:30:00.000Z'],
  ['2021-5-4T10:30:00.000Z', '2021-05-04T10:30:00.000Z'],
  ['May 4, 2021', '2021-05-04T00:00:00.000Z'],
])('%s is %s', (written, expected) => {
  expect(parseUtcDate(written)?.toISOString()).toBe(expected)
})

test.each(['', 'soon', '2021-13-45', '2026-02-31', '2026/4/31 10:00', '0000-01-01', '99999-01-01'])(
  '%j is no date',
  (written) => {
    expect(parseUtcDate(written)).toBeUndefined()
  },
)
