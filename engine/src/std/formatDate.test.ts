import { expect, test } from 'vitest'
import { formatDate } from './formatDate.ts'

test.each([
  ['en', { dateStyle: 'long' }, 'January 2, 2024'],
  ['en', { dateStyle: 'medium' }, 'Jan 2, 2024'],
  ['en', { month: 'long', day: 'numeric' }, 'January 2'],
  ['vi', { dateStyle: 'long' }, '2 tháng 1, 2024'],
] as const)('in %s a date as %o is "%s"', (locale, form, text) => {
  expect(formatDate('2024-01-02T23:59:00Z', locale, form)).toBe(text)
})
