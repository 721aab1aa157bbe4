import { appendFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../config/testing.ts'
import { readCacheFile } from './cacheFile.ts'
import { openValueCache } from './openValueCache.ts'

const cachePath = () => join(temporaryFolder(), 'kept/values.jsonl')

test('what was kept is found by its name the next time', () => {
  const path = cachePath()
  const cache = openValueCache<{ text: string }>(path)
  expect(cache.find('a')).toBeUndefined()
  cache.keep('a', { text: 'hệ điều hành\n' })
  cache.keep('b', { text: '' })
  cache.close()
  const next = openValueCache<{ text: string }>(path)
  expect(next.find('a')).toEqual({ text: 'hệ điều hành\n' })
  expect(next.find('c')).toBeUndefined()
})

test('what nobody asked for is forgotten', () => {
  const path = cachePath()
  const cache = openValueCache<number>(path)
  for (const name of ['a', 'b']) cache.keep(name, 1)
  cache.close()
  const next = openValueCache<number>(path)
  next.find('b')
  next.close()
  expect(readCacheFile(path)?.toString()).toBe('b 1\n')
})

test('when all was found and nothing is new, the file is only marked as used', () => {
  const path = cachePath()
  const cache = openValueCache<number>(path)
  cache.keep('a', 1)
  cache.close()
  const { ino } = statSync(path)
  utimesSync(path, 0, 0)
  const next = openValueCache<number>(path)
  next.find('a')
  next.close()
  expect(statSync(path).ino).toBe(ino)
  expect(Date.now() - statSync(path).mtimeMs).toBeLessThan(60_000)
})

test('a file that was changed is not trusted', () => {
  const path = cachePath()
  const cache = openValueCache<number[]>(path)
  cache.keep('a', [1])
  cache.close()
  appendFileSync(path, 'b [2]\n')
  const next = openValueCache<number[]>(path)
  expect(['a', 'b', ''].map((name) => next.find(name))).toEqual([undefined, undefined, undefined])
  next.keep('c', [3])
  next.close()
  expect(readCacheFile(path)?.toString()).toBe('c [3]\n')
})

test('where it cannot be written nothing fails, and nothing is left behind', () => {
  const folder = join(cachePath(), '..', '..')
  writeFileSync(join(folder, 'kept'), 'a file')
  const cache = openValueCache<number>(join(folder, 'kept/values.jsonl'))
  cache.keep('a', 1)
  expect(() => cache.close()).not.toThrow()
  expect(readdirSync(folder)).toEqual(['kept'])
})
