import { expect, test } from 'vitest'
import { resolveLink } from './resolveLink.ts'

test.each([
  ['/', '/notes/', false],
  ['/guides', '/notes/guides', false],
  ['guides', '/notes/guides', false],
  ['/notes/guides', '/notes/guides', false],
  ['/notes', '/notes/', false],
  ['/guides/', '/notes/guides', false],
  ['/guides/?q=a b#top', '/notes/guides?q=a%20b#top', false],
  ['/operating system/info', '/notes/operating%20system/info', false],
  ['/operating%20system/info', '/notes/operating%20system/info', false],
  ['/page.html', '/notes/page.html', false],
  ['#top', '#top', false],
  ['https://example.com/a/', 'https://example.com/a/', true],
  ['//example.com', '//example.com', true],
  ['mailto:me@example.com', 'mailto:me@example.com', true],
  ['pathname:///files/a.zip', '/notes/files/a.zip', true],
])('%s leads to %s below /notes/ without trailing slashes', (url, href, external) => {
  expect(resolveLink(url, { baseUrl: '/notes/', trailingSlash: false })).toEqual({ href, external })
})

test('trailing slashes are added when asked for', () => {
  expect(resolveLink('/a?b#c', { baseUrl: '/', trailingSlash: true }).href).toBe('/a/?b#c')
})
