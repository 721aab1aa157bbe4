import { expect, test } from 'vitest'
import { formatBytes } from './formatBytes.ts'

test.each([
  [40_000, 'en', '40 kB'],
  [3_140_000, 'en', '3.1 MB'],
  [3_140_000, 'vi', '3,1 MB'],
])('%d bytes in "%s" are %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale)).toBe(text)
})
