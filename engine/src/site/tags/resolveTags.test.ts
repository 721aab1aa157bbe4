import { expect, test } from 'vitest'
import { toRoutePath, toSourcePath } from '../../model/paths.ts'
import { testSite } from '../testSite.ts'
import { docTags, parseTagsFile } from './resolveTags.ts'

const tags = { tls: null, networking: null }
const docs = { 'a.md': { tags: ['tls', 'networkin'] } }

test('with a tags file, tags that it does not hold are a warning that names tags and files', () => {
  expect(testSite({ docs, tags }).diagnostics).toMatchObject([
    {
      code: 'inline-tags',
      level: 'warning',
      message: '"docs/tags.yml" does not hold the tag "networkin" of this note.',
      hint: 'Did you mean "networking"?',
      where: { file: 'docs/a.md' },
    },
  ])
})

test('onInlineTags sets how it is reported', () => {
  expect(testSite({ docs, tags, config: { docs: { onInlineTags: 'throw' } } }).diagnostics[0]!.level).toBe(
    'error',
  )
  expect(testSite({ docs, tags, config: { docs: { onInlineTags: 'ignore' } } }).diagnostics).toEqual([])
})

test('without a tags file nothing is reported', () => {
  expect(testSite({ docs }).diagnostics).toEqual([])
})

test('tags: false leaves the file alone', () => {
  expect(testSite({ docs, tags, config: { docs: { tags: false } } }).diagnostics).toEqual([])
})

const parse = (value: unknown) => parseTagsFile({ source: toSourcePath('docs/tags.yml'), value })

test('a tag without a label or permalink gets them from its key', () => {
  expect(parse({ devOps: null, tls: { label: 'TLS', permalink: '/secure', description: 'd' } }).tags).toEqual(
    new Map([
      ['devOps', { label: 'DevOps', permalink: 'dev-ops' }],
      ['tls', { label: 'TLS', permalink: '/secure', description: 'd' }],
    ]),
  )
})

test('tags that share a permalink are an error that names them', () => {
  const { diagnostics } = parse({ a: { permalink: '/x' }, b: { permalink: '/x' }, c: null })
  expect(diagnostics).toMatchObject([
    {
      code: 'duplicate-tag-permalink',
      level: 'error',
      message: 'The tags "a" and "b" have the same permalink "/x".',
      where: { file: 'docs/tags.yml' },
    },
  ])
})

test('unknown fields are an error', () => {
  expect(parse({ a: { title: 'A' } }).diagnostics).toMatchObject([
    { code: 'invalid-tags-file', message: expect.stringContaining('"a.title" is unknown') },
  ])
})

test('an empty file holds no tags', () => {
  expect(parse(null)).toEqual({ tags: new Map(), diagnostics: [] })
})

const tagsPath = toRoutePath('/docs/tags')

test.each([
  ['DevOps tools', '/docs/tags/dev-ops-tools'],
  ['K8s', '/docs/tags/k-8-s'],
  ['Tiếng Việt', '/docs/tags/tiếng-việt'],
  ['C++', '/docs/tags/c'],
  ['📥', '/docs/tags/📥'],
  ['+++', '/docs/tags/+++'],
])('the tag %s is at %s', (label, permalink) => {
  expect(docTags({ tags: [label] }, { tagsPath })).toEqual([{ label, permalink }])
})

test('a tag of the tags file has its label, description and permalink', () => {
  const defined = new Map([['tls', { label: 'TLS', permalink: '/secure', description: 'd' }]])
  expect(docTags({ tags: ['tls'] }, { tagsPath, defined })).toEqual([
    { label: 'TLS', permalink: '/docs/tags/secure', description: 'd' },
  ])
})

test('a note may give label and permalink itself', () => {
  expect(docTags({ tags: [{ label: 'X', permalink: '/y%20z' }] }, { tagsPath })).toEqual([
    { label: 'X', permalink: '/docs/tags/y z' },
  ])
})

test('tags of one address count once', () => {
  expect(docTags({ tags: ['DevOps', 'dev-ops'] }, { tagsPath }).map(({ label }) => label)).toEqual(['DevOps'])
})

test('tags that are other words and share an address are a warning', () => {
  const shared = {
    'a.md': { tags: ['má', 'DevOps'] },
    'b.md': { tags: ['dev ops', 'ma', 'C++'] },
    'c.md': { tags: ['ma', 'C#'] },
  }
  expect(testSite({ docs: shared }).diagnostics).toMatchObject([
    {
      code: 'tags-share-address',
      level: 'warning',
      message: 'The tags "ma" and "má" have the same address, so readers see "má" for both.',
      where: { file: 'docs/b.md' },
    },
    {
      code: 'tags-share-address',
      message: expect.stringContaining('"C#" and "C++"'),
      where: { file: 'docs/c.md' },
    },
  ])
})

test('a tag of very many parts is nested in no more than a hundred others', () => {
  const label = 'a/'.repeat(40_000)
  const [tag] = docTags({ tags: [label] }, { tagsPath: toRoutePath('/tags'), areNested: true })
  expect(tag!.around).toHaveLength(100)
})
