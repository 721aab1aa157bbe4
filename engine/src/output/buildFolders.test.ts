import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../config/testing.ts'
import { claimFolders, recoverFolder } from './buildFolders.ts'

const killed = 'build.0123456789ab'

function folderWith(names: string[]): string {
  const parent = temporaryFolder()
  for (const name of names) {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'a.html'), name)
  }
  return parent
}

test('what a killed build had begun to write is removed, whatever process has its number now', async () => {
  const own = `build.${process.pid}`
  const names = ['build', `${killed}.new`, `${killed}.old`, `${own}.new`, `${own}.old`, 'build.1.old']
  const parent = folderWith([...names, 'build.backup', 'build.new'])
  await recoverFolder(join(parent, 'build'))
  expect(readdirSync(parent)).toEqual(['build', 'build.backup', 'build.new'])
})

test('of links in place of such a folder or in it, nothing is removed but the links', async () => {
  const parent = folderWith([`${killed}.new`, 'other'])
  symlinkSync(join(parent, 'other'), join(parent, `${killed}.new`, 'link'))
  symlinkSync(join(parent, 'other'), join(parent, 'build.1123456789ab.old'))
  writeFileSync(join(parent, 'build'), '')
  await recoverFolder(join(parent, 'build'))
  expect(readdirSync(parent)).toEqual(['build', 'other'])
  expect(readdirSync(join(parent, 'other'))).toEqual(['a.html'])
})

test('a former site that was just moved aside goes back to its place', async () => {
  const parent = folderWith([`${killed}.new`, `${killed}.old`])
  await recoverFolder(join(parent, 'build'))
  expect(readFileSync(join(parent, 'build/a.html'), 'utf8')).toBe(`${killed}.old`)
  expect(readdirSync(parent)).toEqual(['build'])
})

test('a former site gets back what the new one had taken of it, and does not go back without that', async () => {
  const parent = folderWith([`${killed}.new`, `${killed}.old`])
  mkdirSync(join(parent, `${killed}.new/1.0`))
  mkdirSync(join(parent, `${killed}.old/2.0`))
  writeFileSync(join(parent, `${killed}.taken`), JSON.stringify(['1.0', '2.0']))
  await recoverFolder(join(parent, 'build'))
  expect(readdirSync(join(parent, 'build'))).toEqual(['1.0', '2.0', 'a.html'])
  expect(readdirSync(parent)).toEqual(['build'])
  const other = folderWith([`${killed}.old`])
  writeFileSync(join(other, `${killed}.taken`), JSON.stringify(['1.0']))
  await recoverFolder(join(other, 'build'))
  expect(readdirSync(other)).toEqual([])
})

test('the folders of a running build are left alone until it releases them', async () => {
  const folder = join(folderWith([]), 'build')
  const folders = await claimFolders(folder)
  mkdirSync(folders.fresh)
  await recoverFolder(folder)
  expect(existsSync(folders.fresh)).toBe(true)
  await folders.release()
  await recoverFolder(folder)
  expect(readdirSync(join(folder, '..'))).toEqual([])
})

test('the folders of a running build are left alone where a path is too long for a socket', async () => {
  const folder = join(folderWith(['x'.repeat(120)]), 'x'.repeat(120), 'build')
  const folders = await claimFolders(folder)
  mkdirSync(folders.fresh)
  await recoverFolder(folder)
  expect(existsSync(folders.fresh)).toBe(true)
  await folders.release()
  await recoverFolder(folder)
  expect(readdirSync(join(folder, '..'))).toEqual(['a.html'])
})
