import { expect, test } from 'vitest'
import { parseUrl } from './parseUrl.ts'

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
