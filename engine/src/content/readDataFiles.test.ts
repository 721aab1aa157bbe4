import { expect, test } from 'vitest'
import { loadVersions } from '../config/versions/loadVersions.ts'
import { printReport } from '../diagnostics/printReport.ts'
import { readContent } from './readContent.ts'
import { readCategoryFiles, readTagsFile } from './readDataFiles.ts'
import { testFolder } from './testFolder.ts'

test('category files are read from every folder of the docs, as YAML or JSON', async () => {
  const config = testFolder({
    'docs/_category_.json': '{"label": "Root"}',
    'docs/a/_category_.yml': 'label: A',
    'docs/a/b c/_category_.yaml': 'position: 2',
    'docs/tiếng/_category_.json': '\uFEFF{\r\n"label": "Việt"\r\n}',
    'docs/d/category.json': '{}',
    'docs/e/_category_.toml': '',
  })
  expect(await readCategoryFiles(config.siteDir, 'docs')).toEqual({
    diagnostics: [],
    files: [
      { folder: '', source: 'docs/_category_.json', value: { label: 'Root' } },
      { folder: 'a', source: 'docs/a/_category_.yml', value: { label: 'A' } },
      { folder: 'a/b c', source: 'docs/a/b c/_category_.yaml', value: { position: 2 } },
      { folder: 'tiếng', source: 'docs/tiếng/_category_.json', value: { label: 'Việt' } },
    ],
  })
})

test('of several category files in a folder, the JSON file comes first', async () => {
  const config = testFolder({
    'docs/a/_category_.yml': 'label: B',
    'docs/a/_category_.json': '{"label": "A"}',
  })
  expect((await readCategoryFiles(config.siteDir, 'docs')).files.map(({ source }) => source)).toEqual([
    'docs/a/_category_.json',
    'docs/a/_category_.yml',
  ])
})

test('a file that cannot be read is reported with its line, and the others are read', async () => {
  const config = testFolder({
    'docs/a/_category_.json': '{\n  "label": "A",,\n}',
    'docs/b/_category_.yml': 'label: Part 1: B',
    'docs/c/_category_.yml': 'label: C',
  })
  const { files, diagnostics } = await readCategoryFiles(config.siteDir, 'docs')
  expect(files.map(({ folder }) => folder)).toEqual(['c'])
  expect(printReport(diagnostics)).toMatchInlineSnapshot(`
    "error  invalid-data-file                          docs/a/_category_.json:2:16
      2 |   "label": "A",,
        |                ^
      The file cannot be read: A comma has no value before it.
      Correct the line that is shown.

    error  invalid-data-file                          docs/b/_category_.yml:1:8
      1 | label: Part 1: B
        |        ^
      The file cannot be read: A value holds a colon but no quotes, or a line is indented too far.
      Correct the line that is shown.
    "
  `)
})

const tagsOf = (files: Record<string, string>, setting?: string | false) =>
  readTagsFile({ ...testFolder(files), folders: ['docs'] }, setting, 'docs.tags')

test('tags.yml is read where there is one', () => {
  expect(tagsOf({ 'docs/tags.yml': 'a: { label: A }' }).file).toEqual({
    source: 'docs/tags.yml',
    value: { a: { label: 'A' } },
  })
  expect(tagsOf({})).toEqual({ diagnostics: [] })
})

test('the config may name another tags file, or none', () => {
  const files = { 'docs/tags.yml': 'a: {}', 'docs/labels.yml': 'b: {}' }
  expect(tagsOf(files, 'labels.yml').file?.value).toEqual({ b: {} })
  expect(tagsOf(files, false)).toEqual({ diagnostics: [] })
})

test('a tags file that the config names must exist', () => {
  const { file, diagnostics } = tagsOf({}, 'labels.yml')
  expect(file).toBeUndefined()
  expect(printReport(diagnostics)).toMatchInlineSnapshot(`
    "error  missing-tags-file                          sotay.config.ts
      "docs.tags" names docs/labels.yml, but there is no such file.
      Create it, correct the name, or remove "docs.tags" from the config.
    "
  `)
})

test('reading a site brings together what its folders hold', async () => {
  const config = testFolder({
    'docs/a.md': 'A',
    'docs/_category_.yml': 'label: L',
    'docs/tags.yml': 't: {}',
    'src/pages/b.tsx': '',
  })
  expect(await readContent(config, await loadVersions(config))).toMatchObject({
    files: [{ source: 'docs/a.md', text: 'A' }],
    docs: [{ categoryFiles: [{ folder: '' }], tagsFile: { source: 'docs/tags.yml' } }],
    pageModules: [{ source: 'src/pages/b.tsx' }],
    diagnostics: [],
  })
})
