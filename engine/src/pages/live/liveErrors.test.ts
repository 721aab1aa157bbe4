import { expect, test } from 'vitest'
import { withinTime } from './liveErrors.ts'

test('work that waited for the machine begins again, and work that never ends is stopped', () => {
  const waits = new Int32Array(new SharedArrayBuffer(4))
  let calls = 0
  // The first call uses no processor until it is stopped.
  const work = () => (calls++ === 0 ? Atomics.wait(waits, 0, 0, 60_000) : 'done')
  expect(withinTime(work, 200)).toBe('done')
  const loop = () => {
    for (;;) calls++
  }
  expect(() => withinTime(loop, 200)).toThrow('it did not end within 0.2 seconds')
})
