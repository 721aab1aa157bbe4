import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../config/testing.ts'
import { markUsed, temporaryEnding } from './cacheFile.ts'
import { removeUnused } from './removeUnused.ts'

test('files and folders that were not used for some days go', () => {
  const parent = temporaryFolder()
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
  for (const name of ['former', 'fresh']) mkdirSync(join(parent, name))
  for (const name of ['former.png', 'used.png']) writeFileSync(join(parent, name), '')
  for (const name of ['former', 'former.png', 'used.png'])
    utimesSync(join(parent, name), twoDaysAgo, twoDaysAgo)
  markUsed(join(parent, 'used.png'))
  removeUnused(parent, 3)
  expect(readdirSync(parent)).toHaveLength(4)
  removeUnused(parent, 1)
  expect(readdirSync(parent)).toEqual(['fresh', 'used.png'])
})

test('what a killed process had begun to write is removed after an hour', () => {
  const parent = temporaryFolder()
  for (const name of ['old', 'young']) writeFileSync(join(parent, `${name}${temporaryEnding}`), '')
  const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60
  utimesSync(join(parent, `old${temporaryEnding}`), twoHoursAgo, twoHoursAgo)
  removeUnused(parent, 30)
  expect(readdirSync(parent)).toEqual([`young${temporaryEnding}`])
})

test('before the first build there is nothing to remove or to use', () => {
  const none = join(temporaryFolder(), 'none')
  expect(() => removeUnused(none, 1)).not.toThrow()
  expect(() => markUsed(none)).not.toThrow()
})
