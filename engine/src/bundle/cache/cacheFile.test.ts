import fs, {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { heapUsed, temporaryFolder } from '../../config/testing.ts'
import {
  markUsed,
  openValueCache,
  readCacheFile,
  removeUnused,
  temporaryEnding,
  writeCacheFile,
} from './cacheFile.ts'

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

const cachePath = () => join(temporaryFolder(), 'kept/values.jsonl')

test('a stored value is found by its name the next time', () => {
  const path = cachePath()
  const cache = openValueCache<{ text: string }>(path)
  expect(cache.find('a')?.()).toBeUndefined()
  cache.store('a', { text: 'hệ điều hành\n' })
  cache.store('b', { text: '' })
  cache.close()
  const next = openValueCache<{ text: string }>(path)
  expect(next.find('a')?.()).toEqual({ text: 'hệ điều hành\n' })
  expect(next.find('c')?.()).toBeUndefined()
})

test('a value is read when it is asked for, and is not kept in memory after that', () => {
  const path = cachePath()
  const cache = openValueCache<object>(path)
  cache.store('a', { a: 1 })
  cache.close()
  const next = openValueCache<object>(path)
  const read = next.find('a')!
  next.close()
  expect(read()).toEqual({ a: 1 })
  expect(read()).not.toBe(read())
})

test('a value that is needed later is looked for then, and is kept until then', () => {
  const path = cachePath()
  const cache = openValueCache<number>(path)
  for (const name of ['a', 'b', 'c']) cache.store(name, 1)
  cache.close()
  const read = vi.spyOn(fs, 'readFileSync')
  syncBuiltinESMExports()
  const later = openValueCache<number>(path)
  const [a, gone] = ['a', 'gone'].map((name) => later.findLater(name, () => 2))
  later.close()
  expect(read).not.toHaveBeenCalled()
  expect([a!(), gone!()]).toEqual([1, 2])
  read.mockRestore()
  syncBuiltinESMExports()
  const changed = openValueCache<number>(path)
  changed.findLater('c', () => 2)
  changed.store('d', 3)
  changed.findLater('a', () => 2)
  changed.close()
  expect(readCacheFile(path)?.toString()).toBe('c 1\nd 3\na 1\n')
})

test('values that were not used are dropped', () => {
  const path = cachePath()
  const cache = openValueCache<number>(path)
  for (const name of ['a', 'b']) cache.store(name, 1)
  cache.close()
  const next = openValueCache<number>(path)
  next.find('b')?.()
  next.close()
  expect(readCacheFile(path)?.toString()).toBe('b 1\n')
})

test('when all was found and nothing is new, the file is only marked as used', () => {
  const path = cachePath()
  const cache = openValueCache<number>(path)
  cache.store('a', 1)
  cache.close()
  const { ino } = statSync(path)
  utimesSync(path, 0, 0)
  const next = openValueCache<number>(path)
  next.find('a')?.()
  next.close()
  expect(statSync(path).ino).toBe(ino)
  expect(statSync(path).mtimeMs).toBeGreaterThan(0)
})

test('a run that fails leaves the file as it was, and nothing beside it', () => {
  const path = cachePath()
  const cache = openValueCache<number>(path)
  cache.store('a', 1)
  cache.close()
  const failing = openValueCache<number>(path)
  expect([failing.find('a')?.(), failing.store('b', 2)()]).toEqual([1, 2])
  failing.discard()
  expect(readCacheFile(path)?.toString()).toBe('a 1\n')
  expect(readdirSync(join(path, '..'))).toEqual(['values.jsonl'])
})

test('values that were found before the first new one, and after it, are all kept, each once', () => {
  const path = cachePath()
  const cache = openValueCache<number>(path)
  for (const name of ['a', 'b', 'c']) cache.store(name, 1)
  cache.close()
  const next = openValueCache<number>(path)
  next.find('b')?.()
  for (const name of ['d', 'd']) next.store(name, 2)
  for (const name of ['c', 'b']) next.find(name)?.()
  next.close()
  expect(readCacheFile(path)?.toString()).toBe('b 1\nd 2\nc 1\n')
})

test('a value that was stored does not keep the text that it was cut from', () => {
  const cache = openValueCache<string>(cachePath())
  const textOf = (number: number) => `A title of a note ${number}`.padEnd(200_000, '.')
  const before = heapUsed()
  const titles = Array.from({ length: 100 }, (_, number) =>
    cache.store(String(number), textOf(number).slice(0, 20)),
  )
  expect(heapUsed() - before).toBeLessThan(10_000_000)
  expect(titles).toHaveLength(100)
})

test('a file that was changed is not trusted', () => {
  const path = cachePath()
  const cache = openValueCache<number[]>(path)
  cache.store('a', [1])
  cache.close()
  appendFileSync(path, 'b [2]\n')
  const next = openValueCache<number[]>(path)
  expect(['a', 'b', ''].map((name) => next.find(name)?.())).toEqual([undefined, undefined, undefined])
  next.store('c', [3])
  next.close()
  expect(readCacheFile(path)?.toString()).toBe('c [3]\n')
})

test('where it cannot be written nothing fails, and nothing is left behind', () => {
  const folder = join(cachePath(), '..', '..')
  writeFileSync(join(folder, 'kept'), 'a file')
  const cache = openValueCache<number>(join(folder, 'kept/values.jsonl'))
  cache.store('a', 1)
  expect(() => cache.close()).not.toThrow()
  expect(readdirSync(folder)).toEqual(['kept'])
})
