import { expect, test } from 'vitest'
import { retryWhileBusy } from './retryWhileBusy.ts'

const failing = (times: number, code: string) => () => {
  if (times-- > 0) throw Object.assign(new Error(code), { code })
}

test('a call that fails because files are in use is made again, as often as there are pauses', () => {
  expect(() => retryWhileBusy(failing(2, 'EBUSY'), [1, 1])).not.toThrow()
  expect(() => retryWhileBusy(failing(3, 'EPERM'), [1, 1])).toThrow('EPERM')
})

test('one that fails for good is not', () => {
  expect(() => retryWhileBusy(failing(1, 'ENOSPC'), [1, 1])).toThrow('ENOSPC')
})
