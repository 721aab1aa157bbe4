import { expect, test } from 'vitest'
import { localizeConfig } from '../config/locale/localizeConfig.ts'
import { normalizeText } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { loadVersions } from '../config/versions/loadVersions.ts'
import { findPageModules, readContentFiles } from './readContentFiles.ts'
import { testFolder } from './testFolder.ts'

const filesOf = async (config: SiteConfig) => readContentFiles(config, await loadVersions(config))
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
  expect(await findPageModules(config)).toEqual([{ source: 'src/pages/kept.tsx', path: 'kept.tsx' }])
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
  expect(await findPageModules(off)).toEqual([])
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
  expect(await filesOf(await localizeConfig(config, 'vi'))).toEqual([
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
