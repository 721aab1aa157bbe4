import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localizeConfig } from '../config/locale/localizeConfig.ts'
import { normalizeText } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { loadVersions } from '../config/versions.ts'
import { stopOnErrors } from '../diagnostics/diagnostic.ts'
import { printReport } from '../diagnostics/printReport.ts'
import {
  findPageModules,
  readCategoryFiles,
  readContent,
  readContentFiles,
  readTagsFile,
} from './readContent.ts'
import { testFolder } from './testFolder.ts'

const filesOf = async (config: SiteConfig) =>
  readContentFiles(config, await loadVersions(config, stopOnErrors), stopOnErrors)
const empty = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']))

test('notes and Markdown pages are found below their folders, each in the order of their paths', async () => {
  const config = testFolder(
    empty(
      'docs/b.md',
      'docs/a/z.mdx',
      'docs/B.md',
      'docs/a.md',
      'docs/10.md',
      'docs/9.md',
      'src/pages/about.md',
      'other/c.md',
      'd.md',
    ),
  )
  const files = await filesOf(config)
  expect(files.map(({ collection, source }) => [collection, source])).toEqual([
    ['docs', 'docs/10.md'],
    ['docs', 'docs/9.md'],
    ['docs', 'docs/B.md'],
    ['docs', 'docs/a.md'],
    ['docs', 'docs/a/z.mdx'],
    ['docs', 'docs/b.md'],
    ['pages', 'src/pages/about.md'],
  ])
  expect(files.map(({ path }) => path)).toContain('a/z.mdx')
})

test('partials, tests and files of other kinds are left out', async () => {
  const config = testFolder(
    empty(
      'docs/_partial.md',
      'docs/_folder/a.md',
      'docs/a/_b/c.md',
      'docs/__tests__/d.md',
      'docs/e.markdown',
      'docs/f.txt',
      'docs/kept_.md',
      'src/pages/a.test.tsx',
      'src/pages/_b.tsx',
      'src/pages/__tests__/c.ts',
      'src/pages/d.css',
      'src/pages/kept.tsx',
    ),
  )
  expect((await filesOf(config)).map(({ source }) => source)).toEqual(['docs/kept_.md'])
  expect(await findPageModules(config, stopOnErrors)).toMatchObject([
    { source: 'src/pages/kept.tsx', path: 'kept.tsx' },
  ])
})

test('the config chooses the folders, the files to take and the files to leave', async () => {
  const docs = { path: 'notes', include: ['**/*.md'], exclude: ['drafts/**'] }
  const config = testFolder(
    empty('notes/a.md', 'notes/_b.md', 'notes/c.mdx', 'notes/drafts/d.md', 'docs/e.md'),
    { docs },
  )
  expect((await filesOf(config)).map(({ source }) => source)).toEqual(['notes/_b.md', 'notes/a.md'])
})

test('names with blanks, accents and signs of patterns are names like any other', async () => {
  const names = ['docs/a b/[c] (d).md', 'docs/tiếng việt/đường dẫn.md', 'docs/what*?.md']
  const config = testFolder(empty(...names))
  expect((await filesOf(config)).map(({ source }) => source).sort()).toEqual(names.sort())
})

test('decomposed names and texts are composed, and the file is still found', async () => {
  const config = testFolder({ ['docs/tiếng.md'.normalize('NFD')]: 'việt'.normalize('NFD') })
  expect(await filesOf(config)).toMatchObject([{ source: 'docs/tiếng.md', path: 'tiếng.md', text: 'việt' }])
})

test.each(['NFC', 'NFD'] as const)(
  'patterns and folders of the settings match names in %s, and mixed ones',
  async (form) => {
    const other = form === 'NFC' ? 'NFD' : 'NFC'
    const docs = { path: 'tài liệu', exclude: ['Riêng/**', '**/bí mật.md', 'mẫu/ngày.md'] }
    const place = (folder: string, name: string) => `${folder.normalize(form)}/${name.normalize(other)}`
    const config = testFolder(
      empty(
        place('tài liệu', 'việt.md'),
        place('tài liệu', 'bí mật.md'),
        place('tài liệu/Riêng', 'ế.md'),
        place('tài liệu/mẫu', 'ngày.md'),
      ),
      { docs },
    )
    expect(await filesOf(config)).toMatchObject([{ source: 'tài liệu/việt.md', path: 'việt.md' }])
    const decomposed = { ...docs, exclude: docs.exclude.map((pattern) => pattern.normalize('NFD')) }
    expect(
      await filesOf({ ...config, docs: [{ ...config.docs[0]!, exclude: decomposed.exclude }] }),
    ).toHaveLength(1)
  },
)

test('drafts and unlisted notes are read like the others', async () => {
  const config = testFolder({
    'docs/a.md': '---\ndraft: true\n---\n',
    'docs/b.md': '---\nunlisted: true\n---\n',
  })
  expect(await filesOf(config)).toHaveLength(2)
})

test('folders that are switched off or missing hold nothing', async () => {
  const files = empty('docs/a.md', 'src/pages/b.md', 'src/pages/c.tsx')
  const off = testFolder(files, { docs: false, pages: false })
  expect(await filesOf(off)).toEqual([])
  expect(await findPageModules(off, stopOnErrors)).toEqual([])
  expect(await filesOf(testFolder({}))).toEqual([])
})

test.each([
  ['\uFEFFa', 'a'],
  ['a\r\nb\rc\n', 'a\nb\nc\n'],
  ['ê\u0323', 'ệ'],
  ['a\0b', 'a\uFFFDb'],
  ['a\uFEFFb', 'a\uFEFFb'],
])('the text %j is read as %j', (text, expected) => {
  expect(normalizeText(text)).toBe(expected)
})

test.each([
  ['letters of another encoding', Buffer.from('Caf\xe9', 'latin1'), true],
  ['zero bytes', Buffer.from('a\0b'), true],
  ['the sign for an unreadable letter, written in UTF-8', Buffer.from('\uFFFD'), undefined],
])('a file with %s is damaged: %j', async (_, bytes, isDamaged) => {
  const config = testFolder({ 'docs/a.md': '' })
  writeFileSync(join(config.siteDir, 'docs/a.md'), bytes)
  expect((await filesOf(config))[0]!.isDamaged).toBe(isDamaged)
})

test('a translation takes the place of its original, and the other notes of a language are marked', async () => {
  const config = testFolder(
    {
      'docs/a.md': 'A',
      'docs/b.md': 'B',
      'i18n/vi/docusaurus-plugin-content-docs/current/b.md': 'Bê',
      'i18n/vi/docusaurus-plugin-content-docs/current/alone.md': '',
    },
    { i18n: { locales: ['en', 'vi'] } },
  )
  expect(await filesOf(config)).toMatchObject([{ text: 'A' }, { text: 'B' }])
  expect(await filesOf(await localizeConfig(config, 'vi', stopOnErrors))).toEqual([
    {
      collection: 'docs',
      folder: 'docs',
      source: 'docs/a.md',
      path: 'a.md',
      text: 'A',
      isUntranslated: true,
    },
    {
      collection: 'docs',
      folder: 'docs',
      source: 'i18n/vi/docusaurus-plugin-content-docs/current/b.md',
      original: 'docs/b.md',
      path: 'b.md',
      text: 'Bê',
    },
  ])
})

test('every version of every set of docs has a folder of its own', async () => {
  const config = testFolder(
    {
      'versions.json': '["1.0"]',
      'api_versions.json': '["2"]',
      'docs/a.md': '',
      'versioned_docs/version-1.0/a.md': '',
      'api/a.md': '',
      'api_versioned_docs/version-2/a.md': '',
    },
    { docs: [{}, { id: 'api', path: 'api' }] },
  )
  expect((await filesOf(config)).map(({ source, folder }) => [source, folder])).toEqual([
    ['docs/a.md', 'docs'],
    ['versioned_docs/version-1.0/a.md', 'versioned_docs/version-1.0'],
    ['api/a.md', 'api'],
    ['api_versioned_docs/version-2/a.md', 'api_versioned_docs/version-2'],
  ])
})

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
      Remove the comma.

    error  invalid-data-file                          docs/b/_category_.yml:1:8
      1 | label: Part 1: B
        |        ^
      The file cannot be read: A value holds a colon but no quotes.
      Put quotes around the value, as in "a: b".
    "
  `)
})

const tagsOf = (files: Record<string, string>, setting?: string | false) =>
  readTagsFile({ ...testFolder(files), folders: ['docs'] }, setting, ['docs', 'tags'])

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
  expect(await readContent(config, await loadVersions(config, stopOnErrors))).toMatchObject({
    files: [{ source: 'docs/a.md', text: 'A' }],
    docs: [{ categoryFiles: [{ folder: '' }], tagsFile: { source: 'docs/tags.yml' } }],
    pageModules: [{ source: 'src/pages/b.tsx' }],
    diagnostics: [],
  })
})
