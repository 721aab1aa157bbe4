import { expect, test } from 'vitest'
import { suggestBaseUrl } from './suggestBaseUrl.ts'

test.each([
  ['/', '/'],
  ['/x/', '/x/'],
  ['/x', '/x/'],
  ['/x/index.html', '/x/'],
  ['/index.html', '/'],
  ['/my%20notes/', '/my%20notes/'],
])('a home page served at %s would be right with the base %s', (pathname, base) => {
  expect(suggestBaseUrl(pathname)).toBe(base)
})
