import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../config/testing/temporaryFolder.ts'
import { recoverFolder } from './recoverFolder.ts'

/** No process has so high a number. */
const dead = 2 ** 30

function folderWith(names: string[]): string {
  const parent = temporaryFolder()
  for (const name of names) {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'a.html'), name)
  }
  return parent
}

test('what a killed build had begun to write goes', () => {
  const parent = folderWith(['build', `build.${dead}.new`, `build.${dead}.old`, 'build.backup'])
  recoverFolder(join(parent, 'build'))
  expect(readdirSync(parent)).toEqual(['build', 'build.backup'])
})

test('a former site that was just moved aside goes back to its place', () => {
  const parent = folderWith([`build.${dead}.new`, `build.${dead}.old`])
  recoverFolder(join(parent, 'build'))
  expect(readFileSync(join(parent, 'build/a.html'), 'utf8')).toBe(`build.${dead}.old`)
  expect(readdirSync(parent)).toEqual(['build'])
})

test('a build that still runs is left alone', () => {
  const parent = folderWith([`build.${process.pid}.new`])
  recoverFolder(join(parent, 'build'))
  expect(existsSync(join(parent, `build.${process.pid}.new`))).toBe(true)
})
