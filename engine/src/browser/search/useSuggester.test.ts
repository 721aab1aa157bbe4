import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoading, waitAfter } from './useSuggester.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function wait() {
  const attributes = new Set<string>()
  const toggleAttribute = (name: string, isSet: boolean) => attributes[isSet ? 'add' : 'delete'](name)
  const tooLong = vi.fn()
  return { attributes, tooLong, loading: createLoading({ toggleAttribute } as never, tooLong) }
}

test('says that an answer is on its way when the reader types no more and none comes', () => {
  const { attributes, tooLong, loading } = wait()
  for (let key = 0; key < 20; key++) {
    loading.begin(200)
    vi.advanceTimersByTime(120)
  }
  expect(tooLong).not.toHaveBeenCalled()
  expect(attributes).toContain('data-loading')
  vi.advanceTimersByTime(300)
  expect(tooLong).toHaveBeenCalledOnce()
})

test('an answer ends the waiting', () => {
  const { attributes, tooLong, loading } = wait()
  loading.begin(200)
  loading.end()
  vi.advanceTimersByTime(1000)
  expect(tooLong).not.toHaveBeenCalled()
  expect(attributes.size).toBe(0)
})

test.each([
  ['tcp', 200],
  ['tcp ', 200],
  ['t', 300],
  ['tcp ha', 300],
  ['tcp han', 200],
])('after "%s", which may be the beginning of a word, the next key is awaited for %d ms', (query, wait) => {
  expect(waitAfter(query)).toBe(wait)
})
