import { expect, test } from 'vitest'
import { absoluteUrl } from './absoluteUrl.ts'

test.each([
  ['/a b', 'https://example.com/a%20b'],
  ['https://example.org/x', 'https://example.org/x'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['https://e<<xample.com', 'https://e<<xample.com'],
])('%s becomes %s', (address, url) => {
  expect(absoluteUrl(address, { url: 'https://example.com' })).toBe(url)
})
