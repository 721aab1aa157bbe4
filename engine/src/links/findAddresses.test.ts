import { expect, test } from 'vitest'
import { meantAddress } from './findAddresses.ts'

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
  ['code.example.org/a/b', 'https://code.example.org/a/b'],
  ['example.com', 'https://example.com'],
  ['an@example.com', 'mailto:an@example.com'],
  ['htp://example.com', 'http://example.com'],
  ['http//example.com', 'http://example.com'],
  ['/www.example.com', undefined],
  ['./example.com', undefined],
  ['guides/example.com.md', undefined],
  ['notes.community', undefined],
  ['@site/notes.md', undefined],
  ['guides/me@example.com', undefined],
  ['https://example.com', undefined],
])('a link to %s was meant for %s', (url, meant) => {
  expect(meantAddress(url)).toBe(meant)
})
