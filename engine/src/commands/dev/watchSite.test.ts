import { readFileSync, writeFileSync } from 'node:fs'
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
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()))
  writeFileSync(path, 'first!')
  await setTimeout(gap)
  writeFileSync(path, 'second')
  await expect.poll(() => seen, { timeout: 10_000 }).toBe('second')
})
