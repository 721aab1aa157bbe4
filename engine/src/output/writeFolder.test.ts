import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { toOutputPath } from '../model/paths.ts'
import { writeFolder } from './writeFolder.ts'

const file = (path: string, contents: string) => ({ path: toOutputPath(path), contents })

test('the former site is replaced whole: files that are no more are gone', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'sotay-')), 'build')
  writeFolder(folder, [file('a.html', 'a'), file('deep/er/b.html', 'b')])
  writeFolder(folder, [file('a.html', 'new')])
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('new')
  expect(existsSync(join(folder, 'deep'))).toBe(false)
  expect(readdirSync(dirname(folder))).toEqual(['build'])
})

test('when writing fails the former site is still there, and nothing half-written beside it', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'sotay-')), 'build')
  writeFolder(folder, [file('a.html', 'a')])
  const missing = { path: toOutputPath('x.png'), copyOf: join(folder, 'no-such-file') }
  expect(() => writeFolder(folder, [file('a.html', 'new'), missing])).toThrow(BuildFailed)
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('a')
  expect(readdirSync(dirname(folder))).toEqual(['build'])
})

test('what a build that was killed had begun to write goes with the next one', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'sotay-')), 'build')
  mkdirSync(`${folder}.${2 ** 30}.new`)
  writeFolder(folder, [file('a.html', 'a')])
  expect(readdirSync(dirname(folder))).toEqual(['build'])
})

test('[X16] files are copied byte for byte, dotfiles too', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sotay-'))
  mkdirSync(join(dir, 'static'))
  writeFileSync(join(dir, 'static/.nojekyll'), Buffer.from([0, 255, 10]))
  writeFolder(join(dir, 'build'), [
    { path: toOutputPath('.nojekyll'), copyOf: join(dir, 'static/.nojekyll') },
  ])
  expect([...readFileSync(join(dir, 'build/.nojekyll'))]).toEqual([0, 255, 10])
})
