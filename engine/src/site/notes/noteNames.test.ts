import { expect, test } from 'vitest'
import { testDocument } from '../../markdown/testDocument.ts'
import { toSourcePath } from '../../model/paths.ts'
import { collectNames, resolveNames } from './noteNames.ts'

test('a name that is one slip away from that of one note has its correction', () => {
  const document = testDocument('[[Nettworks]] and [[Nothing alike]]', { obsidian: true, format: 'md' })
  const outline = {
    ...testDocument('# N'),
    file: { ...document.file, source: toSourcePath('docs/Networks.md') },
  }
  const { references } = resolveNames(document, collectNames([outline], []), false)
  expect(references.map((each) => 'nameProblem' in each && each.nameProblem)).toMatchObject([
    { code: 'unknown-note-name', fix: { from: 'Nettworks', to: 'Networks' } },
    expect.not.objectContaining({ fix: expect.anything() }),
  ])
})

test('a file whose name ends in .md is found with and without the ending', () => {
  const document = testDocument('[[Map.md.md]], [[Map.md]] and [[Other.md]]', {
    obsidian: true,
    format: 'md',
  })
  const outlines = ['docs/Map.md.md', 'docs/Other.md', 'docs/Other.md.md'].map((path) => ({
    ...testDocument('# N'),
    file: { ...document.file, source: toSourcePath(path) },
  }))
  const { references } = resolveNames(document, collectNames(outlines, []), false)
  expect(references.map((each) => 'url' in each && each.url)).toEqual([
    '@site/docs/Map.md.md',
    '@site/docs/Map.md.md',
    '@site/docs/Other.md',
  ])
})
