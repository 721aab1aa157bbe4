import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../config/testing.ts'
import { watchSite } from './watchSite.ts'

test.each([3, 30, 45])('a file that is written twice, %i ms apart, is read as it is at last', async (gap) => {
  const folder = temporaryFolder()
  const path = join(folder, 'a.md')
  writeFileSync(path, 'before')
  let seen = ''
  const read = async () => {
    seen = readFileSync(path, 'utf8')
  }
  const watcher = watchSite([folder], read, () => false)
  onTestFinished(() => watcher.close())
  await watcher.ready
  writeFileSync(path, 'first!')
  await setTimeout(gap)
  writeFileSync(path, 'second')
  await expect.poll(() => seen, { timeout: 60_000 }).toBe('second')
})

test('a folder that was removed, or moved away, is watched again when it is back', async () => {
  const folder = join(temporaryFolder(), 'site')
  const other = `${folder}.other`
  mkdirSync(join(folder, 'docs/part'), { recursive: true })
  for (const name of ['b.md', 'docs/c.md', 'docs/part/d.md']) writeFileSync(join(folder, name), '')
  const path = join(folder, 'docs/a.md')
  writeFileSync(path, 'before')
  let seen = ''
  const read = async () => {
    seen = existsSync(path) ? readFileSync(path, 'utf8') : 'gone'
  }
  const watcher = watchSite([folder], read, () => false)
  onTestFinished(() => watcher.close())
  await watcher.ready
  const see = (text: string) => expect.poll(() => seen, { timeout: 60_000 }).toBe(text)
  renameSync(folder, other)
  await see('gone')
  await setTimeout(300)
  cpSync(other, folder, { recursive: true })
  await see('before')
  rmSync(folder, { recursive: true })
  await see('gone')
  await setTimeout(300)
  renameSync(other, folder)
  await see('before')
  writeFileSync(path, 'after')
  await see('after')
})

test('what has changed since the files were read, before the watcher saw them, counts as changed', async () => {
  const folder = temporaryFolder()
  for (const part of ['edited', 'removed', 'same']) {
    mkdirSync(join(folder, part))
    writeFileSync(join(folder, part, 'a.md'), 'before')
  }
  // The clock of a file system is some milliseconds behind.
  await setTimeout(50)
  const read = Date.now()
  await setTimeout(50)
  writeFileSync(join(folder, 'edited/a.md'), 'after')
  rmSync(join(folder, 'removed/a.md'))
  const seen = new Set<string>()
  const see = async (paths: string[]) => {
    for (const path of paths) seen.add(path)
  }
  const watcher = watchSite([folder], see, () => false, read)
  onTestFinished(() => watcher.close())
  await watcher.ready
  const expected = [join(folder, 'edited/a.md'), join(folder, 'removed')]
  await expect.poll(() => [...seen].sort(), { timeout: 60_000 }).toEqual(expected)
})
