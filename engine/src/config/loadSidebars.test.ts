import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSidebars } from './loadSidebars.ts'
import { folderWith } from './testing/folderWith.ts'
import { problemsOf } from './testing/problemsOf.ts'
import { settingsFrom } from './testing/settingsFrom.ts'
import { resolveVersions } from './versions/resolveVersions.ts'

/** What the sidebars of a set of docs, which the settings describe, are loaded to. */
function sidebarsOf(siteDir: string, docs: object): Promise<unknown> {
  const { docs: sets } = settingsFrom({ docs })
  const [version] = resolveVersions(sets[0]!, undefined).versions
  return loadSidebars({ siteDir, configPath: join(siteDir, 'sotay.config.ts') }, version!)
}

test('the sidebars file is found from the site folder', async () => {
  const folder = await folderWith({
    'src/sidebars.ts': "export default { main: ['intro'] satisfies string[] }",
  })
  expect(await sidebarsOf(folder, { sidebarPath: './src/sidebars.ts' })).toEqual({
    main: ['intro'],
  })
})

test('sidebars may be JSON', async () => {
  const folder = await folderWith({ 'sidebars.json': '{ "main": ["intro"] }' })
  expect(await sidebarsOf(folder, { sidebarPath: 'sidebars.json' })).toEqual({ main: ['intro'] })
})

test.each([{}, { sidebarPath: false }])('docs: %j names no sidebars file', async (docs) => {
  expect(await sidebarsOf('/nowhere', docs)).toBeUndefined()
})

test('a sidebars file that does not exist is named, with the three choices', async () => {
  const folder = await folderWith({})
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
  const folder = await folderWith({ 'sidebars.ts': 'export const sidebars = {}' })
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
  const folder = await folderWith({ 'src/sidebars.ts': '\nthrow new Error("no items")' })
  expect(await problemsOf(sidebarsOf(folder, { sidebarPath: 'src/sidebars.ts' }))).toMatchObject([
    { message: 'The file cannot be used: no items.', where: { file: 'src/sidebars.ts', line: 2 } },
  ])
})

test('sidebars that hold themselves are reported', async () => {
  const folder = await folderWith({
    'sidebars.ts': 'const a: unknown[] = []\na.push(a)\nexport default { a }',
  })
  expect(await problemsOf(sidebarsOf(folder, { sidebarPath: 'sidebars.ts' }))).toMatchObject([
    { message: 'The file cannot be used: "a[0]" holds itself, or is nested too deeply.' },
  ])
})

test('a version without a sidebars file has none', async () => {
  const folder = await folderWith({ 'versioned_sidebars/version-2-sidebars.json': '{ "main": ["intro"] }' })
  const { docs } = settingsFrom()
  const { versions } = resolveVersions(docs[0]!, ['2', '1'])
  const [, second, first] = versions
  expect(
    await loadSidebars({ siteDir: folder, configPath: join(folder, 'sotay.config.ts') }, second!),
  ).toEqual({ main: ['intro'] })
  expect(
    await loadSidebars({ siteDir: folder, configPath: join(folder, 'sotay.config.ts') }, first!),
  ).toBeUndefined()
})
