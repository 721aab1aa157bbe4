import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoading } from './useSuggester.ts'

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

test('the old answer stays while the reader types on, and goes when no new one comes', () => {
  const { attributes, tooLong, loading } = wait()
  for (let key = 0; key < 20; key++) {
    loading.begin()
    vi.advanceTimersByTime(120)
  }
  expect(tooLong).not.toHaveBeenCalled()
  expect(attributes).toContain('data-loading')
  vi.advanceTimersByTime(300)
  expect(tooLong).toHaveBeenCalledOnce()
})

test('an answer ends the waiting', () => {
  const { attributes, tooLong, loading } = wait()
  loading.begin()
  loading.end()
  vi.advanceTimersByTime(1000)
  expect(tooLong).not.toHaveBeenCalled()
  expect(attributes.size).toBe(0)
})
