import { expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/a.md': '# A next',
  'versions.json': '["2", "1"]',
  'versioned_docs/version-2/a.md': '# A 2',
  'versioned_docs/version-1/a.md': '# A 1',
}
const buildWith = (docs: UserConfig['docs'], more: Record<string, string> = {}) =>
  temporarySite({ ...files, ...more }, { docs }).build()
const pagesOf = async (docs: UserConfig['docs']) =>
  (await buildWith(docs)).paths().filter((path) => path.endsWith('a.html'))

test.each<[string, UserConfig['docs'], string[]]>([
  ['all', {}, ['1/a.html', 'a.html', 'next/a.html']],
  ['without the current one', { includeCurrentVersion: false }, ['1/a.html', 'a.html']],
  ['those that are named', { onlyIncludeVersions: ['current', '2'] }, ['a.html', 'next/a.html']],
  ['with another last one', { lastVersion: 'current' }, ['1/a.html', '2/a.html', 'a.html']],
  [
    'with paths of their own',
    { versions: { '1': { path: 'old' } } },
    ['a.html', 'next/a.html', 'old/a.html'],
  ],
  ['only the docs folder', { disableVersioning: true }, ['a.html']],
])('[X9] versions are built: %s', async (_, docs, paths) => {
  expect(await pagesOf(docs)).toEqual(paths)
})

test('[X9] label, banner, badge, class and index of a version can be set', async () => {
  const one = { label: 'One', banner: 'none', badge: false, noIndex: true, className: 'old-docs' } as const
  const build = await buildWith({ versions: { '1': one, '2': { banner: 'unreleased' } } })
  const page = readPage(build, '1/a')
  expect(page.has('.theme-doc-version-banner')).toBe(false)
  expect(page.has('.theme-doc-version-badge')).toBe(false)
  expect(page.attribute('html', 'class')).toContain('old-docs')
  expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex, nofollow')
  expect(build.file('sitemap.xml')).not.toContain('/1/a')
  expect(readPage(build, 'a').text('.theme-doc-version-banner')).toContain(
    'unreleased documentation for Test 2',
  )
})

test('[S68] docs without versions show none', async () => {
  const build = await temporarySite({ 'docs/a.md': '# A' }).build()
  const page = readPage(build, 'a')
  expect(page.html).not.toContain('version-banner')
  expect(page.html).not.toContain('version-badge')
  expect(build.paths().filter((path) => path.includes('switches'))).toEqual([])
})

test('sidebars whose names and ids begin with their version, as old ones do, are those without it', async () => {
  const build = await buildWith(
    {},
    {
      'versioned_sidebars/version-1-sidebars.json':
        '{ "version-1/docs": [{ "type": "category", "label": "C", "items": ["version-1/a", { "type": "doc", "id": "version-1/b" }] }] }',
      'versioned_docs/version-1/b.md': '# B 1',
    },
  )
  expect(build.report).toBe('')
  expect(readPage(build, '1/a').texts('.theme-doc-sidebar-menu .menu__link')).toEqual(['C', 'A 1', 'B 1'])
})

test('pages lead to the file of their version to be edited, or all to the current one', async () => {
  const editUrl = 'https://git.example.com/'
  const links = async (docs: UserConfig['docs']) => {
    const build = await buildWith(docs)
    return ['next/a', '1/a'].map((path) => readPage(build, path).attribute('.theme-edit-this-page', 'href'))
  }
  expect(await links({ editUrl })).toEqual([
    'https://git.example.com/docs/a.md',
    'https://git.example.com/versioned_docs/version-1/a.md',
  ])
  expect(await links({ editUrl, editCurrentVersion: true })).toEqual([
    'https://git.example.com/docs/a.md',
    'https://git.example.com/docs/a.md',
  ])
})

test('a version in the list without notes is named with its folder', async () => {
  const { report } = await buildWith({}, { 'versions.json': '["2", "0.9"]' })
  expect(report).toMatchInlineSnapshot(`
    "error  no-docs                                    versions.json:1:8
      1 | ["2", "0.9"]
        |        ^^^
      No Markdown file was found in the docs folder "versioned_docs/version-0.9" of the version "0.9".
      Put a note into "versioned_docs/version-0.9", or remove the version from the versions file.
    "
  `)
})

test('a name that no version has is reported with the names there are', async () => {
  const { report } = await buildWith({ lastVersion: '3', versions: { '2.1': {} } })
  expect(report).toMatchInlineSnapshot(`
    "error  unknown-version                            sotay.config.mjs:5:3
      5 |   "docs": {
        |   ^^^^^^
      "lastVersion" names the version "3", which does not exist. The versions are: 2, 1, current.
      Did you mean "2"?

    error  unknown-version                            sotay.config.mjs:5:3
      5 |   "docs": {
        |   ^^^^^^
      "versions" names the version "2.1", which does not exist. The versions are: 2, 1, current.
      Correct the name, or add the version to the versions file.
    "
  `)
})
