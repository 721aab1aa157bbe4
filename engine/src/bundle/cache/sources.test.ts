import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../../config/testing.ts'
import { codeIdentity, packageIdentity, sourcesOf } from './sources.ts'

const files = {
  'engine/package.json':
    '{ "version": "1.0.0", "dependencies": { "near": "^1.0.0", "far": "^1.0.0", "none": "*" } }',
  'engine/dist/cli.js': 'run()',
  'engine/dist/browser/boot.js': 'start()',
  'engine/node_modules/near/package.json': '{ "version": "1.0.0" }',
  'node_modules/far/package.json': '{ "version": "1.0.0" }',
}

/** The identity of a package whose files differ from those above in these. */
function identityWith(changes: Record<string, string> = {}): string {
  const folder = folderWith({ ...files, ...changes })
  return packageIdentity(join(folder, 'engine'))
}

test('the same package has the same identity, wherever it lies', () => {
  expect(identityWith()).toBe(identityWith())
})

test.each([
  ['a file that was built', { 'engine/dist/cli.js': 'runOtherwise()' }],
  ['a file more', { 'engine/dist/more.js': '' }],
  ['a package beside it', { 'engine/node_modules/near/package.json': '{ "version": "1.0.1" }' }],
  ['a package of a folder around it', { 'node_modules/far/package.json': '{ "version": "1.0.1" }' }],
])('%s makes another one', (_, changes) => {
  expect(identityWith(changes)).not.toBe(identityWith())
})

test('sources have none', () => {
  expect(codeIdentity()).toBeUndefined()
})

test('the sources of a build are the same, in whatever order its files were read', () => {
  const folder = folderWith({ 'a/one.ts': '', 'b/two.ts': '', 'a/three.ts': '' })
  const ids = ['b/two.ts', 'a/one.ts', 'a/three.ts'].map((name) => join(folder, name))
  const places = { siteDir: folder, staticDirectories: ['static'], baseUrl: '/' }
  expect(sourcesOf(ids, places)).toEqual(sourcesOf(ids.toReversed(), places))
})
