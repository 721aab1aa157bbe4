import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../config/testing.ts'
import { readCacheFile, writeCacheFile } from './cacheFile.ts'

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

test('a folder in the place of an entry is no entry, and is replaced', () => {
  const { folder, one } = entries()
  const path = join(folder, 'kind/folder')
  mkdirSync(join(path, 'deep'), { recursive: true })
  expect(readCacheFile(path)).toBeUndefined()
  expect(writeCacheFile(path, 'text')).toBe(true)
  expect(readCacheFile(path)!.toString()).toBe('text')
  expect(writeCacheFile(join(one, 'below'), 'text')).toBe(false)
  expect(readdirSync(join(folder, 'kind'))).toEqual(['folder', 'one', 'other'])
})
