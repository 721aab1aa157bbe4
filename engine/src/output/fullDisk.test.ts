import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../config/testing.ts'
import { BuildFailed } from '../diagnostics/diagnostic.ts'
import { toOutputPath } from '../model/paths.ts'
import { writeFolder } from './writeFolder.ts'

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const writeFileSync: typeof fs.writeFileSync = (path, ...others) => {
    const [, code] = /refused-(\w+)$/.exec(String(path)) ?? []
    if (code) throw Object.assign(new Error(`${code}: refused`), { code, syscall: 'write' })
    fs.writeFileSync(path, ...others)
  }
  return { ...fs, writeFileSync }
})

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EACCES', 'no permission'],
  ['EROFS', 'the disk is read-only'],
])('when the system says %s, the former site stays and the reason is reported', async (code, reason) => {
  const folder = join(temporaryFolder(), 'build')
  await writeFolder(folder, [{ path: toOutputPath('a.html'), contents: 'former' }])
  const write = () =>
    writeFolder(folder, [
      { path: toOutputPath('a.html'), contents: 'new' },
      { path: toOutputPath(`refused-${code}`), contents: '' },
    ])
  await expect(write()).rejects.toThrow(BuildFailed)
  await expect(write()).rejects.toThrow(`failed: ${reason}.`)
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('former')
  expect(readdirSync(dirname(folder))).toEqual(['build'])
  expect(existsSync(folder)).toBe(true)
})
