import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

// A disk as that of a Mac, for what is asked by `lstatSync`: below the site a name is found whatever its capitals are.
const names = ['docs', 'docs/Photo.png', 'docs/ẢNH.png']
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const lstatSync = (path: string) => {
    const found = names.find((name) => path.toLowerCase() === join(siteDir, name).toLowerCase())
    return fs.lstatSync(found ? join(siteDir, found) : path)
  }
  return { ...fs, lstatSync }
})
const { isSpelledSo } = await import('./siteFiles.ts')

const siteDir = mkdtempSync(join(tmpdir(), 'sotay-capitals-'))
mkdirSync(join(siteDir, 'docs'))
for (const name of names.slice(1)) writeFileSync(join(siteDir, name), '')
afterAll(() => rmSync(siteDir, { recursive: true }))

test.each([
  ['docs/Photo.png', true],
  ['docs/photo.png', false],
  ['docs/PHOTO.PNG', false],
  ['Docs/Photo.png', false],
  ['docs/ẢNH.png', true],
  ['docs/ảnh.png', false],
  // Nothing in a name to write in two ways, and nothing there at all.
  ['docs/1.2', true],
])('on a disk that finds names whatever their capitals are, %s is spelled as there: %s', (path, isSo) => {
  expect(isSpelledSo(join(siteDir, path), siteDir)).toBe(isSo)
})
