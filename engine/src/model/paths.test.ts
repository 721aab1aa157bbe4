import { describe, expect, test } from 'vitest'
import {
  encodeUrl,
  isAtOrBelow,
  isHashed,
  isUrlPath,
  mergeAddress,
  outputPath,
  parseUrl,
  resolveAsset,
  resolveLink,
  resolveTarget,
  toHref,
  toRoutePath,
} from './paths.ts'

const from = (search: string, hash = '') => ({ href: `https://example.com/a${search}${hash}`, search, hash })

test.each([
  ['/vi/a', from(''), '/vi/a'],
  ['/vi/a', from('?x=1', '#part'), '/vi/a?x=1#part'],
  ['/vi/a?from=menu', from('?x=1&x=2'), '/vi/a?from=menu&x=1&x=2'],
  ['/vi/a?x=own', from('?x=1&y=2'), '/vi/a?x=own&y=2'],
  ['/vi/a#own', from('', '#part'), '/vi/a#own'],
  ['https://vi.example.com/a', from('?x=1'), 'https://vi.example.com/a?x=1'],
])('%s from %j is %s', (address, page, merged) => {
  expect(mergeAddress(address, page)).toBe(merged)
})

test.each([
  'assets/css/styles.1234abcd.css',
  '/notes/vi/assets/images/a-1234abcd.png',
  'assets/search/v1/t.1234abcd.bin',
])('%s never changes', (path) => {
  expect(isHashed(path)).toBe(true)
})

test.each(['assets/search/map.bin', 'img/a-1234abcd.png', 'index.html', 'assets/js/boot.js'])(
  '%s may change',
  (path) => {
    expect(isHashed(path)).toBe(false)
  },
)

test('[S75] without trailing slashes only the home page ends in one', () => {
  const settings = { baseUrl: '/', trailingSlash: false }
  expect(toHref(toRoutePath('/guide/'), settings)).toBe('/guide')
  expect(toHref(toRoutePath('/'), settings)).toBe('/')
})

test('what a path cannot hold in an address is escaped', () => {
  expect(toHref(toRoutePath('/operating system/what?'), { baseUrl: '/' })).toBe('/operating%20system/what%3F')
  expect(toHref(toRoutePath('/half \uD83D'), { baseUrl: '/' })).toBe('/half%20%EF%BF%BD')
})

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

const settings = { baseUrl: '/notes/', trailingSlash: false }

test.each([
  ['to, below the base', { to: '/a' }, { href: '/notes/a', external: false }],
  ['href from the root, as Docusaurus reads it', { href: '/a/' }, { href: '/notes/a', external: false }],
  ['href with the base', { href: '/notes/a' }, { href: '/notes/a', external: false }],
  ['href, as it is written', { href: 'a/' }, { href: 'a/', external: false }],
  ['href below the base', { href: 'a', prependBaseUrlToHref: true }, { href: '/notes/a', external: false }],
  [
    'href by the scheme of the page',
    { href: '//cdn.example/a' },
    { href: '//cdn.example/a', external: true },
  ],
  ['href to another host', { href: 'https://example.org' }, { href: 'https://example.org', external: true }],
])('a link with %s', (_, target, resolved) => {
  expect(resolveTarget({ prependBaseUrlToHref: false, ...target }, settings)).toEqual(resolved)
})

test.each([
  ['img/my logo.svg', '/notes/img/my%20logo.svg'],
  ['/img/logo.svg', '/notes/img/logo.svg'],
  ['/notes/img/logo.svg', '/notes/img/logo.svg'],
  ['https://example.com/logo.svg', 'https://example.com/logo.svg'],
  ['data:image/svg+xml,x', 'data:image/svg+xml,x'],
])('the picture %s is at %s', (src, address) => {
  expect(resolveAsset(src, '/notes/')).toBe(address)
})

describe('[S75] files of routes', () => {
  test.each([
    [undefined, '/', 'index.html'],
    [undefined, '/a', 'a/index.html'],
    [undefined, '/a/', 'a/index.html'],
    [undefined, '/a/b.html', 'a/b.html'],
    [false, '/', 'index.html'],
    [false, '/a', 'a.html'],
    [false, '/a/', 'a.html'],
    [false, '/a/b.html', 'a/b.html'],
    [true, '/', 'index.html'],
    [true, '/a/', 'a/index.html'],
    [true, '/a/b.html', 'a/b.html'],
  ])('with trailingSlash %s, %s is written to %s', (trailingSlash, path, file) => {
    expect(outputPath(toRoutePath(path), { baseUrl: '/', trailingSlash })).toBe(file)
  })
})

test('the base address does not appear in the path of the file', () => {
  expect(outputPath(toRoutePath('/notes/a b'), { baseUrl: '/notes/', trailingSlash: false })).toBe('a b.html')
  expect(outputPath(toRoutePath('/notes/'), { baseUrl: '/notes/', trailingSlash: false })).toBe('index.html')
})

test.each([
  ['./a.md', { path: './a.md', query: '' }],
  ['/a/b?c=d&e#f', { path: '/a/b', query: '?c=d&e', hash: 'f' }],
  ['#part', { path: '', query: '', hash: 'part' }],
  ['#', { path: '', query: '', hash: '' }],
  ['?q', { path: '', query: '?q' }],
  ['a#b?c#d', { path: 'a', query: '', hash: 'b?c#d' }],
  ['./a%20b.md', { path: './a b.md', query: '' }],
  ['./100%25.md', { path: './100%.md', query: '' }],
  ['./%ZZ.md#%', { path: './%ZZ.md', query: '', hash: '%' }],
  ['a?b=%20#m%E1%BB%A5c', { path: 'a', query: '?b=%20', hash: 'mục' }],
  ['tie\u0302\u0301ng#mu\u0323c', { path: 'tiếng', query: '', hash: 'mục' }],
  ['', { path: '', query: '' }],
])('%j is taken apart into %j', (url, expected) => {
  expect(parseUrl(url)).toEqual(expected)
})

test('blanks are escaped, escapes and query stay', () => {
  expect(encodeUrl('/a b/c%20d?x=1#y')).toBe('/a%20b/c%20d?x=1#y')
})

test('a lone percent sign is escaped', () => {
  expect(encodeUrl('/100% sure')).toBe('/100%25%20sure')
})

test('half a character is replaced, not thrown at', () => {
  expect(encodeUrl('/\uD83D')).toBe('/%EF%BF%BD')
})

test.each([
  ['/a', '/a', true],
  ['/A/', '/a', true],
  ['/a/b', '/a', true],
  ['/a/b', '/a/?q#h', true],
  ['/ab', '/a', false],
  ['/a', '/a/b', false],
  ['/a', '/', true],
  ['/notes/a', '/notes/', true],
])('%s is at or below %s: %s', (page, address, expected) => {
  expect(isAtOrBelow(page, address)).toBe(expected)
})

test.each(['/', '/a b', '/tiếng-việt', '/a[1]', '/a:b(c)*', '/what?', '/a%20b', '/a/b/'])(
  '%j can be the path of a page',
  (path) => {
    expect(isUrlPath(path)).toBe(true)
  },
)

test.each([
  ...['a', '', '//host/a', '/a/../b', '/..', '/./a', '/a\\..\\b', '/a\0'],
  ...['/a\u200bb', '/a\u00adb', '/\u202egnp', '/a\u2028'],
])('%j cannot be the path of a page', (path) => {
  expect(isUrlPath(path)).toBe(false)
})
