import { expect, test } from 'vitest'
import {
  copyWith,
  countBits,
  createLruCache,
  groupBy,
  isRecord,
  jsonParts,
  lastAtOrBefore,
  memoize,
  once,
  withReaders,
} from './collections.ts'

test('groups are in the order of their first items, and items in theirs', () => {
  const groups = groupBy(['tls', 'dns', 'tcp', 'dhcp', 'ssh'], (word) => word[0])
  expect([...groups]).toEqual([
    ['t', ['tls', 'tcp']],
    ['d', ['dns', 'dhcp']],
    ['s', ['ssh']],
  ])
})

test.each([
  [0, -1],
  [1, 0],
  [4, 1],
  [5, 2],
  [99, 2],
])('of 1, 3 and 5 the last at or before %d is at %d', (value, place) => {
  expect(lastAtOrBefore([1, 3, 5], value, (item) => item)).toBe(place)
})

test('an empty list has none', () => {
  expect(lastAtOrBefore([], 'a', (item: string) => item)).toBe(-1)
})

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['a', false],
  [undefined, false],
])('%j has named fields: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})

test('what was used last is kept, the rest is made again', async () => {
  const made: string[] = []
  const get = createLruCache(2, async (key) => made.push(key))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('two simultaneous requests for a value make it once', async () => {
  let count = 0
  const get = createLruCache(2, async () => ++count)
  expect(await Promise.all([get('a'), get('a')])).toEqual([1, 1])
})

test('a failure is not kept', async () => {
  let isBroken = true
  const get = createLruCache(2, async () => {
    if (isBroken) throw new Error('broken')
    return 'ok'
  })
  await expect(get('a')).rejects.toThrow('broken')
  isBroken = false
  expect(await get('a')).toBe('ok')
})

test('a value is made once for each key, also if it is false', () => {
  const made: number[] = []
  const isEven = memoize((number: number) => made.push(number) > 0 && number % 2 === 0)
  expect([1, 2, 1, 2, 1].map(isEven)).toEqual([false, true, false, true, false])
  expect(made).toEqual([1, 2])
})

test('what an object makes when it is read is made once, for its copies too, and not by copying', () => {
  let made = 0
  const make = once(() => {
    made++
    return { text: 'long' }
  })
  const note = {
    title: 'TLS',
    get body() {
      return make()
    },
  }
  const copy = copyWith(note, { title: 'DNS' })
  expect(made).toBe(0)
  expect(copy).toEqual({ title: 'DNS', body: { text: 'long' } })
  expect(note).toEqual({ title: 'TLS', body: { text: 'long' } })
  expect(made).toBe(1)
})

test('the parts of the JSON of a value are its JSON, and none is much longer than it must be', () => {
  const words = Object.fromEntries(
    Array.from({ length: 9000 }, (_, number) => [`tiếng ${number}`, { number }]),
  )
  const value = { words, none: undefined, empty: {}, list: [1, { a: null }], text: 'a"b' }
  const parts = [...jsonParts(value, 2)]
  expect(parts.join('')).toBe(JSON.stringify(value))
  expect(parts.length).toBeGreaterThan(2)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(70_000)
  expect([...jsonParts([1], 3)]).toEqual(['[1]'])
})

test('what is read of an object is read each time, by names and in copies, and of each object by itself', () => {
  let count = 0
  const [one, other] = ['one', 'other'].map((name) =>
    withReaders({ name }, { text: () => `${name} ${++count}` }),
  )
  expect([one!.text, one!.text, other!.text]).toEqual(['one 1', 'one 2', 'other 3'])
  expect(JSON.stringify(one)).toBe('{"name":"one","text":"one 4"}')
  expect(copyWith(one!, { name: 'copy' }).text).toBe('one 5')
  expect({ ...other! }).toEqual({ name: 'other', text: 'other 6' })
  const getters = [one, other].map((each) => Object.getOwnPropertyDescriptor(each, 'text')!.get)
  expect(getters[0]).toBe(getters[1])
})

test('the bits of a number are counted, also the one that makes it negative', () => {
  expect([0, 1, 0b1011, 1 << 31, -1].map(countBits)).toEqual([0, 1, 3, 1, 32])
})
