import { expect, test } from 'vitest'
import { toSourcePath } from '../../model/paths.ts'
import { parseTagsFile } from './tagsFile.ts'

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
