import { expect, test } from 'vitest'
import { folderWith, problemsOf, settingsFrom } from '../testing.ts'
import { readVersionNames } from './docsVersion.ts'

const read = async (files: Record<string, string>, docs: object = {}) =>
  readVersionNames(folderWith(files), settingsFrom({ docs }).docs[0]!)

test('versions are listed in a file, each set of docs in its own', async () => {
  const files = { 'versions.json': '["2", "1"]', 'api_versions.json': '["9"]' }
  expect(await read(files)).toEqual(['2', '1'])
  expect(await read(files, { id: 'api' })).toEqual(['9'])
  expect(await read({})).toBeUndefined()
})

test.each(['{}', '["1"', 'null'])('a file that holds %s is refused', async (text) => {
  expect(await problemsOf(read({ 'versions.json': text }))).toEqual([
    {
      code: 'invalid-versions-file',
      level: 'error',
      title: 'Versions file without a list',
      message: 'The versions file must hold a list of names.',
      hint: 'Write, for example, ["2.0", "1.0"], the newest first.',
      where: { file: 'versions.json' },
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
