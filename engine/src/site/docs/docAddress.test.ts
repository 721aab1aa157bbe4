import { describe, expect, test } from 'vitest'
import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import { testOutline } from '../testSite.ts'
import {
  docId,
  docPlace,
  docSlug,
  isIndexFile,
  parseNumberPrefix,
  toNumberPrefixParser,
} from './docAddress.ts'

test('folders and name lose their number prefixes, and the one of the name is the position', () => {
  expect(docPlace(testOutline('01-Basics/2. shell/03-vim.md'), parseNumberPrefix)).toEqual({
    folder: 'Basics/shell',
    name: 'vim',
    position: 3,
    isIndex: false,
  })
})

test('parse_number_prefixes: false keeps them all', () => {
  const place = docPlace(testOutline('01-a/02-b.md', { parse_number_prefixes: false }), parseNumberPrefix)
  expect(place).toMatchObject({ folder: '01-a', name: '02-b' })
  expect(place.position).toBeUndefined()
})

test.each([
  ['a.md', undefined, 'a'],
  ['introduction/index.md', undefined, 'introduction/index'],
  ['guide/README.md', undefined, 'guide/README'],
  ['Same/same.md', undefined, 'Same/same'],
  ['01-basics/02-vim.md', undefined, 'basics/vim'],
  ['foundations/operating system/info.md', undefined, 'foundations/operating system/info'],
  ['plain/a.md', 'idonly', 'plain/idonly'],
  ['a.md', 'home', 'home'],
])('%s with the id %s is called %s', (path, written, expected) => {
  expect(docId(docPlace(testOutline(path), parseNumberPrefix), written)).toBe(expected)
})

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

test.each([
  ['index.md', true],
  ['a/README.mdx', true],
  ['a/Index.md', true],
  ['Same/same.md', true],
  ['01-same/01-same.md', true],
  ['01-same/same.md', false],
  ['a/indexes.md', false],
  ['a/b/a.md', false],
])('%s is the page of its folder: %s', (path, expected) => {
  expect(isIndexFile(path)).toBe(expected)
})

describe('[X1] number prefixes', () => {
  test.each([
    ['01-foo', 'foo', 1],
    ['1-foo', 'foo', 1],
    ['01.foo', 'foo', 1],
    ['01_foo', 'foo', 1],
    ['01__foo', 'foo', 1],
    ['01 - foo', 'foo', 1],
    ['01-.foo', 'foo', 1],
    ['99. DevOps tools', 'DevOps tools', 99],
    ['2021-foo', 'foo', 2021],
    ['1- 2', '2', 1],
  ])('%j is %j at position %d', (name, filename, numberPrefix) => {
    expect(parseNumberPrefix(name)).toEqual({ filename, numberPrefix })
  })

  test.each([
    '2021-11-foo',
    '7.0-foo',
    '7-0foo',
    '01-2foo',
    '4-4things',
    '001 foo',
    '1foo',
    '01-',
    'v1-foo',
    '01–x',
    'dynamic-programming-1d',
  ])('%j has no prefix', (name) => {
    expect(parseNumberPrefix(name)).toEqual({ filename: name })
  })
})

test('the setting false keeps every number', () => {
  expect(toNumberPrefixParser(false)('01-foo')).toEqual({ filename: '01-foo' })
})

test('the setting true takes numbers off', () => {
  expect(toNumberPrefixParser(true)('01-foo')).toEqual({ filename: 'foo', numberPrefix: 1 })
})

test('a function as the setting takes names apart in its own way', () => {
  const parse = toNumberPrefixParser((name) => ({ filename: name.slice(1), numberPrefix: 7 }))
  expect(parse('xfoo')).toEqual({ filename: 'foo', numberPrefix: 7 })
})
