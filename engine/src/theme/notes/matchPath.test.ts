import { expect, test } from 'vitest'
import { matchPath } from './matchPath.ts'

test.each([
  ['/docs/a', '/docs', { url: '/docs', isExact: false, params: {} }],
  ['/docs/', '/docs', { url: '/docs/', isExact: true, params: {} }],
  ['/anything', '/', { url: '/', isExact: false, params: {} }],
  [
    '/blog/2024/tls',
    '/blog/:year/:name?',
    { url: '/blog/2024/tls', isExact: true, params: { year: '2024', name: 'tls' } },
  ],
  [
    '/blog/2024',
    '/blog/:year/:name?',
    { url: '/blog/2024', isExact: true, params: { year: '2024', name: undefined } },
  ],
  ['/a/b/c', '/a/*', { url: '/a/b/c', isExact: true, params: { 0: 'b/c' } }],
])('%s begins like %s', (pathname, path, expected) => {
  expect(matchPath(pathname, path)).toMatchObject({ path, ...expected })
})

test.each([
  ['/documents', { path: '/docs' }],
  ['/docsearch', '/docs'],
  ['/docs/a', { path: '/docs', exact: true }],
  ['/Docs', { path: '/docs', sensitive: true }],
])('%s does not match %j', (pathname, options) => expect(matchPath(pathname, options)).toBeNull())

test('the first of several patterns counts', () => {
  expect(matchPath('/b', { path: ['/a', '/b'] })?.path).toBe('/b')
})
