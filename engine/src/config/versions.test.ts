import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stopOnErrors } from '../diagnostics/diagnostic.ts'
import { printReport } from '../diagnostics/printReport.ts'
import { folderWith, problemsOf, settingsFrom } from './testing.ts'
import { loadSidebars, readVersionNames, resolveVersions } from './versions.ts'

const read = async (files: Record<string, string>, docs: object = {}) =>
  readVersionNames(folderWith(files), settingsFrom({ docs }).docs[0]!, stopOnErrors)

test('versions are listed in a file, each set of docs in its own', async () => {
  const files = { 'versions.json': '["2", "1"]', 'api_versions.json': '["9"]' }
  expect(await read(files)).toEqual(['2', '1'])
  expect(await read(files, { id: 'api' })).toEqual(['9'])
  expect(await read({})).toBeUndefined()
})

test('the list of versions may name the current docs', async () => {
  expect(await read({ 'versions.json': '["current", "1"]' })).toEqual(['current', '1'])
  expect(summary({}, ['current', '1'])).toEqual(summary({}, ['1']))
})

test.each(['{}', '["1"', 'null'])('a file that holds %s is refused', async (text) => {
  expect(await problemsOf(read({ 'versions.json': text }))).toEqual([
    {
      code: 'invalid-versions-file',
      level: 'error',
      title: 'Versions file without a list',
      message: 'The versions file must hold a list of names.',
      hint: 'Write, for example, ["2.0", "1.0"], the newest first.',
      where: { file: 'versions.json', line: 1 },
    },
  ])
})

test.each([
  [1, 'it is not a text'],
  [' ', 'it has no letters'],
  ['x'.repeat(33), 'it is longer than 32 characters'],
  ['..', 'it means a folder'],
  ['a/b', 'it has a slash in it'],
  ['a\\b', 'it has a slash in it'],
  ['a:b', 'it has a character in it that file names cannot hold'],
])('%j is no name for a version', async (name, reason) => {
  expect(await problemsOf(read({ 'versions.json': JSON.stringify(['1', name]) }))).toMatchObject([
    { code: 'invalid-version-name', message: `"${name}" cannot be the name of a version: ${reason}.` },
  ])
})

function resolve(docs: object, listed?: string[]) {
  const { versions, diagnostics } = resolveVersions(settingsFrom({ docs }).docs[0]!, listed)
  return { versions, report: printReport(diagnostics) }
}

const summary = (docs: object, listed?: string[]) =>
  resolve(docs, listed).versions.map(({ name, label, path, banner, badge, isLast }) => [
    name,
    label,
    path,
    banner,
    badge,
    isLast,
  ])

describe('[X9] the versions of docs', () => {
  test('[S68] are one, `current`, when there is no list of them', () => {
    expect(summary({})).toEqual([['current', 'Next', '', 'none', false, true]])
  })

  test('are the current one and those of the list, the newest of which is the last', () => {
    expect(summary({}, ['2.0', '1.0'])).toEqual([
      ['current', 'Next', 'next', 'unreleased', true, false],
      ['2.0', '2.0', '', 'none', true, true],
      ['1.0', '1.0', '1.0', 'unmaintained', true, false],
    ])
  })

  test('may be without the current one', () => {
    expect(summary({ includeCurrentVersion: false }, ['2.0', '1.0']).map(([name]) => name)).toEqual([
      '2.0',
      '1.0',
    ])
  })

  test.each([
    ['current', ['', 'none'], ['2.0', 'unmaintained'], ['1.0', 'unmaintained']],
    ['1.0', ['next', 'unreleased'], ['2.0', 'unreleased'], ['', 'none']],
  ])('with another last version, %s, as their place in the list says', (lastVersion, ...expected) => {
    const versions = summary({ lastVersion }, ['2.0', '1.0'])
    expect(versions.map(([, , path, banner]) => [path, banner])).toEqual(expected)
  })

  test('can be chosen', () => {
    expect(summary({ onlyIncludeVersions: ['1.0'] }, ['2.0', '1.0'])).toEqual([
      ['1.0', '1.0', '', 'none', false, true],
    ])
  })

  test('are only the current one when versioning is switched off', () => {
    expect(summary({ disableVersioning: true }, ['2.0'])).toEqual([
      ['current', 'Next', '', 'none', false, true],
    ])
  })

  test('are called and placed as the settings say', () => {
    const own = { label: 'One', path: 'v1', banner: 'none', badge: false, noIndex: true, className: 'old' }
    const { versions } = resolve({ versions: { '1.0': own } }, ['2.0', '1.0'])
    expect(versions[2]).toMatchObject(own)
    expect(versions[1]).toMatchObject({ noIndex: false, className: 'docs-version-2.0' })
  })

  test('have folders of their own, with the id of the docs before their names', () => {
    const { versions } = resolve({ id: 'api', path: './api/', sidebarPath: './bars.ts' }, ['1'])
    expect(versions).toMatchObject([
      { folder: 'api', sidebarsFile: 'bars.ts', translationName: 'current' },
      {
        folder: 'api_versioned_docs/version-1',
        sidebarsFile: 'api_versioned_sidebars/version-1-sidebars.json',
        translationName: 'version-1',
      },
    ])
  })
})

describe('it is an error', () => {
  test.each([
    [
      { disableVersioning: true },
      undefined,
      'The docs "default" set "disableVersioning", but they have no versions.',
    ],
    [{ onlyIncludeVersions: [] }, ['1'], '"onlyIncludeVersions" of the docs "default" is an empty list.'],
    [
      { onlyIncludeVersions: ['3'] },
      ['1'],
      '"onlyIncludeVersions" names the version "3", which does not exist. The versions are: 1, current.',
    ],
    [
      { lastVersion: '1.0.1' },
      ['1.0.0'],
      '"lastVersion" names the version "1.0.1", which does not exist. The versions are: 1.0.0, current.\n  Did you mean "1.0.0"?',
    ],
    [
      { versions: { old: {} } },
      ['1'],
      '"versions" names the version "old", which does not exist. The versions are: 1, current.',
    ],
    [
      { lastVersion: '1', onlyIncludeVersions: ['2'] },
      ['2', '1'],
      '"lastVersion" is "1", but the versions that are built are: 2.',
    ],
    [{ includeCurrentVersion: false }, undefined, 'No version of the docs "default" is left:'],
  ])('to say %j of the versions %j', (docs, listed, message) => {
    const { versions, report } = resolve(docs, listed)
    expect(report).toContain(message)
    // The work goes on with all that there are.
    expect(versions.map(({ name }) => name)).toEqual(['current', ...(listed ?? [])])
  })
})

/** What the sidebars of a set of docs, which the settings describe, are loaded to. */
function sidebarsOf(siteDir: string, docs: object): Promise<unknown> {
  const { docs: sets } = settingsFrom({ docs })
  const [version] = resolveVersions(sets[0]!, undefined).versions
  return loadSidebars({ siteDir, configPath: join(siteDir, 'sotay.config.ts') }, version!, stopOnErrors)
}

test('the sidebars file is found from the site folder', async () => {
  const folder = folderWith({
    'src/sidebars.ts': "export default { main: ['intro'] satisfies string[] }",
  })
  expect(await sidebarsOf(folder, { sidebarPath: './src/sidebars.ts' })).toEqual({
    main: ['intro'],
  })
})

test('sidebars may be JSON', async () => {
  const folder = folderWith({ 'sidebars.json': '{ "main": ["intro"] }' })
  expect(await sidebarsOf(folder, { sidebarPath: 'sidebars.json' })).toEqual({ main: ['intro'] })
})

test.each([{}, { sidebarPath: false }])('docs: %j names no sidebars file', async (docs) => {
  expect(await sidebarsOf('/nowhere', docs)).toBeUndefined()
})

test('a sidebars file that does not exist is named, with the three choices', async () => {
  const folder = folderWith({})
  expect(await problemsOf(sidebarsOf(folder, { sidebarPath: './sidebars.ts' }))).toMatchObject([
    {
      code: 'missing-sidebars-file',
      level: 'error',
      title: 'Sidebars file that does not exist',
      message: '"docs.sidebarPath" names sidebars.ts, but there is no such file.',
      hint: 'Create it, set "docs.sidebarPath" to false for no sidebars, or leave it out for one made from the folders.',
      where: { file: 'sotay.config.ts', key: ['docs', 'sidebarPath'] },
    },
  ])
})

test('a sidebars file without a default export is reported', async () => {
  const folder = folderWith({ 'sidebars.ts': 'export const sidebars = {}' })
  expect(await problemsOf(sidebarsOf(folder, { sidebarPath: 'sidebars.ts' }))).toEqual([
    {
      code: 'wrong-export',
      level: 'error',
      title: 'File that does not export what is needed',
      message: 'The file has no default export.',
      hint: 'Write "export default", followed by an object with the items of each sidebar.',
      where: { file: 'sidebars.ts' },
    },
  ])
})

test('a sidebars file that fails is reported from the site folder', async () => {
  const folder = folderWith({ 'src/sidebars.ts': '\nthrow new Error("no items")' })
  expect(await problemsOf(sidebarsOf(folder, { sidebarPath: 'src/sidebars.ts' }))).toMatchObject([
    { message: 'The file cannot be used: no items.', where: { file: 'src/sidebars.ts', line: 2 } },
  ])
})

test('sidebars that hold themselves are reported', async () => {
  const folder = folderWith({
    'sidebars.ts': 'const a: unknown[] = []\na.push(a)\nexport default { a }',
  })
  expect(await problemsOf(sidebarsOf(folder, { sidebarPath: 'sidebars.ts' }))).toMatchObject([
    { message: 'The file cannot be used: "a[0]" holds itself, or is nested too deeply.' },
  ])
})

test('a version without a sidebars file has none', async () => {
  const folder = folderWith({ 'versioned_sidebars/version-2-sidebars.json': '{ "main": ["intro"] }' })
  const { docs } = settingsFrom()
  const { versions } = resolveVersions(docs[0]!, ['2', '1'])
  const [, second, first] = versions
  expect(
    await loadSidebars(
      { siteDir: folder, configPath: join(folder, 'sotay.config.ts') },
      second!,
      stopOnErrors,
    ),
  ).toEqual({ main: ['intro'] })
  expect(
    await loadSidebars(
      { siteDir: folder, configPath: join(folder, 'sotay.config.ts') },
      first!,
      stopOnErrors,
    ),
  ).toBeUndefined()
})

test('versions that would share their addresses are reported in the file that lists them', () => {
  const { docs } = settingsFrom()
  expect(resolveVersions(docs[0]!, ['2', 'next']).diagnostics).toMatchObject([
    {
      code: 'invalid-version-name',
      level: 'error',
      message:
        '"next" cannot be the name of a version: the version "current" has its address, "next". With "docs.versions.next.path" it gets another.',
      where: { file: 'versions.json', texts: ['next'] },
    },
  ])
  const moved = settingsFrom({ docs: { versions: { next: { path: 'following' } } } }).docs[0]!
  expect(resolveVersions(moved, ['2', 'next']).diagnostics).toEqual([])
})
