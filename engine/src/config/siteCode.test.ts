import { expect, test, vi } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { hideAdditions } from '../std/builtIns.ts'
import { codeOrigin, giveUpOptional, NeverSettled, runSiteCode } from './siteCode.ts'

const file = toSourcePath('sotay.config.ts')

test('what code began knows its file, also later', async () => {
  const later = await runSiteCode(file, () => ({
    ask: Promise.resolve().then(() => codeOrigin.getStore()),
  }))
  expect(await later.ask).toBe(file)
  expect(codeOrigin.getStore()).toBeUndefined()
})

test('code that never settles fails after a minute', async () => {
  vi.useFakeTimers()
  const work = runSiteCode(file, () => new Promise(() => {}))
  const failure = expect(work).rejects.toThrow('it did not settle within 60 seconds')
  await vi.advanceTimersByTimeAsync(60_000)
  await failure
  vi.useRealTimers()
})

test('a command with nothing left to do gives up on what it can do without', async () => {
  expect(giveUpOptional()).toBe(false)
  const work = runSiteCode(file, () => new Promise(() => {}), { isOptional: true })
  const failure = expect(work).rejects.toThrow(NeverSettled)
  expect(giveUpOptional()).toBe(true)
  await failure
  expect(giveUpOptional()).toBe(false)
})

test('what code adds to all lists is refused and taken back', async () => {
  const work = runSiteCode(file, () => Object.assign(Array.prototype, { first: 1 }).length)
  await expect(work).rejects.toThrow('it adds Array.prototype.first')
  expect('first' in []).toBe(false)
})

test('what a package adds that the engine needs for a site is not taken for an addition of the site', async () => {
  Object.assign(Array.prototype, { ofPackage: 1 })
  hideAdditions()
  expect(await runSiteCode(file, () => Object.keys(Array.prototype))).toEqual([])
  expect('ofPackage' in []).toBe(true)
  Reflect.deleteProperty(Array.prototype, 'ofPackage')
})
