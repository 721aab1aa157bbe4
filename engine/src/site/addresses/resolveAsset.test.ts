import { expect, test } from 'vitest'
import { resolveAsset } from './resolveAsset.ts'

test.each([
  ['img/my logo.svg', '/notes/img/my%20logo.svg'],
  ['/img/logo.svg', '/notes/img/logo.svg'],
  ['/notes/img/logo.svg', '/notes/img/logo.svg'],
  ['https://example.com/logo.svg', 'https://example.com/logo.svg'],
  ['data:image/svg+xml,x', 'data:image/svg+xml,x'],
])('the picture %s stands at %s', (src, address) => {
  expect(resolveAsset(src, '/notes/')).toBe(address)
})
