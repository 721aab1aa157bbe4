import fs, { appendFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { readCacheFile } from '../bundle/cache/cacheFile.ts'
import { heapUsed, temporaryFolder } from '../config/testing.ts'
import { openValueCache, readOneAtATime } from './valueCache.ts'

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

/** What buffers hold, after what nobody holds was collected. */
function buffersUsed(): number {
  heapUsed()
  return process.memoryUsage().arrayBuffers
}

test('values that are read later do not keep their files in memory', async () => {
  const readLater = readOneAtATime()
  const text = 'x'.repeat(1_000_000)
  const reads = Array.from({ length: 20 }, () => {
    const path = cachePath()
    const cache = openValueCache<string>(path)
    cache.store('a', text)
    cache.close()
    const later = openValueCache<string>(path, readLater)
    const read = later.findLater('a', () => '')
    later.close()
    return read
  })
  const before = buffersUsed()
  for (const read of reads) expect(read()).toBe(text)
  // Memory that nobody holds is given back a little later.
  await expect.poll(() => buffersUsed() - before, { timeout: 60_000 }).toBeLessThan(5_000_000)
  expect(reads[0]!()).toBe(text)
})

test('a file is read once for many values, and again if another process has written it meanwhile', async () => {
  const path = cachePath()
  const write = (...names: string[]) => {
    const cache = openValueCache<string>(path)
    for (const name of names) cache.store(name, `the value of ${name}`)
    cache.close()
  }
  write('a', 'b', 'c')
  const cache = openValueCache<string>(path, readOneAtATime())
  const [a, b, c] = ['a', 'b', 'c'].map((name) => cache.findLater(name, () => 'made'))
  cache.discard()
  const read = vi.spyOn(fs, 'readFileSync')
  syncBuiltinESMExports()
  expect([b!(), a!(), b!()]).toEqual(['the value of b', 'the value of a', 'the value of b'])
  expect(read).toHaveBeenCalledOnce()
  read.mockRestore()
  syncBuiltinESMExports()
  await setImmediate()
  write('c', 'longer')
  expect([c!(), a!()]).toEqual(['the value of c', 'made'])
})

test('a value whose file has gone is made again, once', () => {
  const cache = openValueCache<number>(cachePath(), readOneAtATime())
  const make = vi.fn(() => 2)
  const read = cache.findLater('a', make)
  cache.discard()
  expect([read(), read()]).toEqual([2, 2])
  expect(make).toHaveBeenCalledOnce()
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
