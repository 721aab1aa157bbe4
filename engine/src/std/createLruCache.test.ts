import { expect, test } from 'vitest'
import { createLruCache } from './createLruCache.ts'

test('what was used last is kept, the rest is made again', async () => {
  const made: string[] = []
  const get = createLruCache(2, async (key) => made.push(key))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('what is asked for twice at once is made once', async () => {
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
