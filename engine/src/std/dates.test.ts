import { expect, test } from 'vitest'
import { ambiguousDate, formatDate, parseUtcDate } from './dates.ts'

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

test.each([
  '',
  'soon',
  'May 7',
  '3 February',
  '2021-13-45',
  '2026-02-31',
  '2026/4/31 10:00',
  '0000-01-01',
  '99999-01-01',
])('%j is no date', (written) => {
  expect(parseUtcDate(written)).toBeUndefined()
})

test.each([
  ['01/02/2026', { read: '2026-01-02', other: '2026-02-01' }],
  ['5.6.2026 10:00', { read: '2026-05-06', other: '2026-06-05' }],
  ['13/02/2026', undefined],
  ['05/05/2026', undefined],
  ['2026-01-02', undefined],
])('%s could be read in another order: %o', (written, dates) => {
  expect(ambiguousDate(written)).toEqual(dates)
  if (dates) expect(parseUtcDate(written)?.toISOString()).toContain(dates.read)
})
