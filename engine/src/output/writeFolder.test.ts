import fs, {
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../config/testing.ts'
import { BuildFailed } from '../diagnostics/diagnostic.ts'
import { toOutputPath } from '../model/paths.ts'
import { retryWhileBusy } from './buildFolders.ts'
import type { OutputFile } from './localeResults.ts'
import { writeFolder } from './writeFolder.ts'

const file = (path: string, contents: string) => ({ path: toOutputPath(path), contents })

test('the former site is replaced whole: files that no longer exist are removed', async () => {
  const folder = join(temporaryFolder(), 'build')
  await writeFolder(folder, [file('a.html', 'a'), file('deep/er/b.html', 'b')])
  await writeFolder(folder, [file('a.html', 'new')])
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('new')
  expect(existsSync(join(folder, 'deep'))).toBe(false)
  expect(readdirSync(dirname(folder))).toEqual(['build'])
})

test('when writing fails the former site is still there, and nothing half-written beside it', async () => {
  const folder = join(temporaryFolder(), 'build')
  await writeFolder(folder, [file('a.html', 'a')])
  const missing = { path: toOutputPath('x.png'), copyOf: join(folder, 'no-such-file') }
  const write = () => writeFolder(folder, [file('a.html', 'new'), missing])
  await expect(write()).rejects.toThrow(BuildFailed)
  await expect(write()).rejects.toThrow(/no-such-file cannot be copied: it does not exist/)
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('a')
  expect(readdirSync(dirname(folder))).toEqual(['build'])
})

test('a build that is interrupted while it writes leaves the former site and nothing else', async () => {
  const folder = join(temporaryFolder(), 'build')
  await writeFolder(folder, [file('a.html', 'a')])
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  const interrupting = {
    path: toOutputPath('b.html'),
    get contents(): string {
      process.emit('SIGINT', 'SIGINT')
      expect(readdirSync(dirname(folder))).toEqual(['build'])
      throw new Error('the end')
    },
  }
  await expect(writeFolder(folder, [file('a.html', 'new'), interrupting])).rejects.toThrow('the end')
  expect(kill.mock.lastCall).toEqual([process.pid, 'SIGINT'])
  kill.mockRestore()
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('a')
  expect(readdirSync(dirname(folder))).toEqual(['build'])
})

test('sites that are put in place at the same time are each whole, and the last one stays', async () => {
  const folder = join(temporaryFolder(), 'build')
  const names = Array.from({ length: 40 }, (_, number) => `${number}.html`)
  const write = (text: string) =>
    writeFolder(
      folder,
      names.map((name) => file(name, text)),
    )
  await Promise.all(['a', 'b', 'c'].map(write))
  const texts = new Set(names.map((name) => readFileSync(join(folder, name), 'utf8')))
  expect(texts.size).toBe(1)
  expect(readdirSync(dirname(folder))).toEqual(['build'])
})

test('of an output folder that is a link, what it leads to is replaced', async () => {
  const dir = temporaryFolder()
  mkdirSync(join(dir, 'real'))
  symlinkSync('real', join(dir, 'build'))
  await writeFolder(join(dir, 'build'), [file('a.html', 'a')])
  expect(lstatSync(join(dir, 'build')).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(dir, 'real/a.html'), 'utf8')).toBe('a')
})

test('[X16] files are copied byte for byte, dotfiles too', async () => {
  const dir = temporaryFolder()
  mkdirSync(join(dir, 'static'))
  writeFileSync(join(dir, 'static/.nojekyll'), Buffer.from([0, 255, 10]))
  await writeFolder(join(dir, 'build'), [
    { path: toOutputPath('.nojekyll'), copyOf: join(dir, 'static/.nojekyll') },
  ])
  expect([...readFileSync(join(dir, 'build/.nojekyll'))]).toEqual([0, 255, 10])
})

test('a file that says the same stays the same file, and one that does not is another', async () => {
  const folder = join(temporaryFolder(), 'build')
  const numberOf = (name: string) => statSync(join(folder, name)).ino
  await writeFolder(folder, [file('same.html', 'ệ'), file('longer.html', 'a'), file('other.html', 'ab')])
  const before = ['same.html', 'longer.html', 'other.html'].map(numberOf)
  const kept = openSync(join(folder, 'other.html'), 'r')
  await writeFolder(folder, [file('same.html', 'ệ'), file('longer.html', 'ab'), file('other.html', 'xy')])
  const after = ['same.html', 'longer.html', 'other.html'].map(numberOf)
  expect(after.map((number, index) => number === before[index])).toEqual([true, false, false])
  expect(readFileSync(kept, 'utf8')).toBe('ab')
  expect(readFileSync(join(folder, 'other.html'), 'utf8')).toBe('xy')
})

const kept = (path: string) => ({
  path: toOutputPath(path),
  former: true as const,
  read: () => Buffer.from(path),
})

/** A site of which a build keeps the folder `1.0`; gives the number of a file system's entry. */
async function siteWithVersion() {
  const folder = join(temporaryFolder(), 'build')
  const paths = ['1.0/a.html', '1.0/deep/b.html', '2.0/c.html', '2.0/deep/d.html']
  await writeFolder(folder, [file('index.html', 'old'), ...paths.map((path) => file(path, path))])
  const numberOf = (path: string) => lstatSync(join(folder, path)).ino
  return { folder, numberOf, former: paths.map(kept) as OutputFile[] }
}

test('a folder of which nothing has changed is taken from the former site as it is', async () => {
  const { folder, numberOf, former } = await siteWithVersion()
  const before = ['1.0', '1.0/deep', '2.0', '2.0/deep'].map(numberOf)
  const [a, b, c, d] = former as [OutputFile, ...OutputFile[]] & Record<1 | 2 | 3, OutputFile>
  writeFileSync(join(folder, '2.0/deep/strange.html'), '')
  await writeFolder(folder, [file('index.html', 'new'), a, b, c, d])
  const after = ['1.0', '1.0/deep', '2.0', '2.0/deep'].map(numberOf)
  expect(after.map((number, index) => number === before[index])).toEqual([true, true, false, false])
  expect(readdirSync(join(folder, '2.0/deep'))).toEqual(['d.html'])
  await writeFolder(folder, [file('index.html', 'new'), a, b, file('2.0/c.html', 'new'), d])
  expect(numberOf('2.0/deep')).toBe(after[3])
  expect(readFileSync(join(folder, '2.0/c.html'), 'utf8')).toBe('new')
  await writeFolder(folder, [file('index.html', 'new'), a, c])
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
    ['1.0', '1.0/a.html', '2.0', '2.0/c.html', 'index.html'].map((path) => join(path)),
  )
  expect(readdirSync(dirname(folder))).toEqual(['build'])
})

test('if the new site cannot be put in place, the former one has all its folders', async () => {
  const { folder, former } = await siteWithVersion()
  const { renameSync } = fs
  const rename = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (String(from).endsWith('.new')) throw Object.assign(new Error('full'), { code: 'EIO' })
    renameSync(from, to)
  })
  syncBuiltinESMExports()
  await expect(writeFolder(folder, [file('index.html', 'new'), ...former])).rejects.toThrow(BuildFailed)
  expect(rename.mock.calls.map(([from]) => String(from).replace(/^.*build/, ''))).toContainEqual(
    expect.stringMatching(/^\.\w+\.old.1\.0$/),
  )
  rename.mockRestore()
  syncBuiltinESMExports()
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('old')
  expect(readFileSync(join(folder, '1.0/deep/b.html'), 'utf8')).toBe('1.0/deep/b.html')
  expect(readdirSync(dirname(folder))).toEqual(['build'])
})

test('a link or a folder in place of a file is replaced', async () => {
  const dir = temporaryFolder()
  const folder = join(dir, 'build')
  mkdirSync(join(folder, 'b.html'), { recursive: true })
  writeFileSync(join(dir, 'elsewhere.html'), 'same')
  symlinkSync(join(dir, 'elsewhere.html'), join(folder, 'a.html'))
  await writeFolder(folder, [file('a.html', 'same'), file('b.html', 'same')])
  for (const name of ['a.html', 'b.html']) expect(lstatSync(join(folder, name)).isFile()).toBe(true)
})

const failing = (times: number, code: string) => () => {
  if (times-- > 0) throw Object.assign(new Error(code), { code })
}

test('a call that fails because files are in use is made again, as often as there are pauses', () => {
  expect(() => retryWhileBusy(failing(2, 'EBUSY'), [1, 1])).not.toThrow()
  expect(() => retryWhileBusy(failing(3, 'EPERM'), [1, 1])).toThrow('EPERM')
})

test('one that fails for good is not', () => {
  expect(() => retryWhileBusy(failing(1, 'ENOSPC'), [1, 1])).toThrow('ENOSPC')
})
