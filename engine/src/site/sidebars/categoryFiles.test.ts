import { expect, test } from 'vitest'
import { toSourcePath } from '../../model/paths.ts'
import { parseCategoryFiles } from './categoryFiles.ts'

const file = (folder: string, value: unknown, ending = 'json') => ({
  source: toSourcePath(`docs/${folder}/_category_.${ending}`),
  folder,
  value,
})

test('[X3] a category file is known by its folder', () => {
  const { categories, diagnostics } = parseCategoryFiles([file('a', { label: 'A', position: '2.5' })])
  expect(diagnostics).toEqual([])
  expect(categories.get('a')).toMatchObject({ label: 'A', position: 2.5 })
})

test('[X3] every field is known', () => {
  const value = {
    key: 'k',
    label: 'L',
    description: 'd',
    position: 1,
    collapsed: true,
    collapsible: true,
    className: 'c',
    link: null,
    customProps: { x: 1 },
  }
  expect(parseCategoryFiles([file('a', value)]).diagnostics).toEqual([])
})

test('[X3] an unknown field is an error that names it and the file', () => {
  const { diagnostics } = parseCategoryFiles([file('a', { lable: 'A' })])
  expect(diagnostics).toMatchObject([
    {
      code: 'invalid-category-file',
      level: 'error',
      message: 'The category file is not valid: the field "lable" is unknown (did you mean "label"?).',
      where: { file: 'docs/a/_category_.json', key: ['lable'] },
    },
  ])
})

test('[X3] of several files in one folder the first counts, with a warning', () => {
  const { categories, diagnostics } = parseCategoryFiles([
    file('a', { label: 'A' }),
    file('a', { label: 'B' }, 'yml'),
  ])
  expect(categories.get('a')!.label).toBe('A')
  expect(diagnostics).toMatchObject([
    { code: 'several-category-files', level: 'warning', where: { file: 'docs/a/_category_.yml' } },
  ])
  expect(diagnostics[0]!.message).toContain('"docs/a/_category_.json" is used')
})

test('[X3] a link without a type gives the category no page, with a warning', () => {
  const { categories, diagnostics } = parseCategoryFiles([
    file('a', { label: 'A', link: { description: 'Of it' } }),
  ])
  expect(categories.get('a')).toMatchObject({ label: 'A', link: null })
  expect(diagnostics).toMatchObject([
    {
      code: 'invalid-category-file',
      level: 'warning',
      message: 'The category file is not valid: "link" has no "type", so the category has no page.',
      where: { file: 'docs/a/_category_.json', key: ['link'] },
    },
  ])
})

test('an empty file gives nothing and reports nothing', () => {
  expect(parseCategoryFiles([file('a', null)]).diagnostics).toEqual([])
})

test.each([
  [{ link: { type: 'generated-index', image: 1 } }, '"link.image" must be a string'],
  [
    { link: 'generated-index' },
    '"link" must be an object: { type: "generated-index" }, or { type: "doc", id: "…" }',
  ],
  [{ link: { type: 'page' } }, '"link.type" must be "doc" or "generated-index"'],
  [{ link: { type: 'doc' } }, '"link.id" is missing'],
  [{ position: 'first' }, '"position" must be a number'],
  [[], 'it must be an object'],
])('%j is described in plain words', (value, words) => {
  const { diagnostics } = parseCategoryFiles([file('a', value)])
  expect(diagnostics[0]!.message).toBe(`The category file is not valid: ${words}.`)
})
