import { expect, test } from 'vitest'
import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import { testOutline } from '../testSite.ts'
import { docPlace } from './docPlace.ts'
import { docSlug } from './docSlug.ts'
import { parseNumberPrefix } from './numberPrefix.ts'

test.each<[string, DocFrontMatter, string]>([
  ['plain/a.md', { slug: '/else where' }, '/else where'],
  ['plain/a.md', { slug: 'my-slug' }, '/plain/my-slug'],
  ['plain/a.md', { slug: '../../up' }, '/up'],
  ['plain/a.md', { slug: './rel/x/' }, '/plain/rel/x/'],
  ['plain/a.md', { slug: '/a%20b' }, '/a b'],
  ['plain/index.md', {}, '/plain/'],
  ['plain/README.md', { id: 'other' }, '/plain/'],
  ['plain/plain.md', {}, '/plain/'],
  ['plain/index.md', { slug: 'index-page' }, '/plain/index-page'],
  ['index.md', {}, '/'],
  ['README.md', {}, '/'],
  ['introduction/index.md', { slug: '/' }, '/'],
  ['plain/a.md', {}, '/plain/a'],
  ['plain/a.md', { id: 'idonly' }, '/plain/idonly'],
  ['01-basics/02-vim.md', {}, '/basics/vim'],
  ['01-basics/02-vim.md', { parse_number_prefixes: false }, '/01-basics/02-vim'],
  ['foundations/operating system/info.md', {}, '/foundations/operating system/info'],
  ['API/Tiếng Việt.md', {}, '/API/Tiếng Việt'],
])('[X2] %s with %j has the slug %s', (path, frontMatter, expected) => {
  expect(docSlug(docPlace(testOutline(path, frontMatter), parseNumberPrefix), frontMatter)).toBe(expected)
})

test('[S27] hyphenated names are kept whole', () => {
  const path = 'foundations/leetcode/cheatcodes/dynamic-programming-1d.md'
  expect(docSlug(docPlace(testOutline(path), parseNumberPrefix), {})).toBe(
    '/foundations/leetcode/cheatcodes/dynamic-programming-1d',
  )
})
