import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../config/testing.ts'
import { markUsed, readCacheFile, removeUnused, temporaryEnding, writeCacheFile } from './cacheFile.ts'

function entries() {
  const folder = temporaryFolder()
  const [one, other] = [join(folder, 'kind/one'), join(folder, 'kind/other')]
  expect(writeCacheFile(one, 'hệ ', Buffer.from('điều hành'))).toBe(true)
  expect(writeCacheFile(other, 'hệ điều phối')).toBe(true)
  return { folder, one, other }
}

test('what was written is read again, wherever the folder lies', () => {
  const { one } = entries()
  expect(readCacheFile(one)!.toString()).toBe('hệ điều hành')
  const moved = join(temporaryFolder(), 'kind')
  mkdirSync(moved)
  writeFileSync(join(moved, 'one'), readFileSync(one))
  expect(readCacheFile(join(moved, 'one'))!.toString()).toBe('hệ điều hành')
})

test('every changed byte, every cut and every exchanged entry is noticed', () => {
  const { one, other } = entries()
  const bytes = readFileSync(one)
  for (const index of bytes.keys()) {
    writeFileSync(
      one,
      bytes.map((byte, at) => (at === index && index !== 32 ? byte ^ 1 : byte)),
    )
    expect(readCacheFile(one) === undefined).toBe(index !== 32)
    writeFileSync(one, bytes.subarray(0, index))
    expect(readCacheFile(one)).toBeUndefined()
  }
  writeFileSync(one, readFileSync(other))
  expect(readCacheFile(one)).toBeUndefined()
})

test('a folder in place of a cache entry is replaced', () => {
  const { folder, one } = entries()
  const path = join(folder, 'kind/folder')
  mkdirSync(join(path, 'deep'), { recursive: true })
  expect(readCacheFile(path)).toBeUndefined()
  expect(writeCacheFile(path, 'text')).toBe(true)
  expect(readCacheFile(path)!.toString()).toBe('text')
  expect(writeCacheFile(join(one, 'below'), 'text')).toBe(false)
  expect(readdirSync(join(folder, 'kind'))).toEqual(['folder', 'one', 'other'])
})

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
