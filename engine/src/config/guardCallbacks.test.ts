import { expect, test } from 'vitest'
import { BuildFailed } from '../diagnostics/diagnostic.ts'
import { guardCallbacks } from './guardCallbacks.ts'

const explain = () => new BuildFailed([])

const fail = () => {
  throw new Error('no')
}

test('a function that throws is reported as the setting that it is', () => {
  const { docs } = guardCallbacks({ docs: [{ editUrl: fail }] }, explain)
  expect(docs[0]!.editUrl).toThrow('The function "docs[0].editUrl" failed: no.')
})

test('a function with an unusable result is reported with what it should return, also for a promise', async () => {
  const settings = { editUrl: async () => 'x', createFeedItems: async () => 5 as unknown }
  const { editUrl, createFeedItems } = guardCallbacks(settings, explain)
  expect(editUrl).toThrow(
    'The function "editUrl" failed: it gave a promise, but must give an address or nothing.',
  )
  await expect(createFeedItems()).rejects.toThrow(
    'it gave 5, but must give a list of posts with all fields that "defaultCreateFeedItems" gives, whose links are addresses, or nothing.',
  )
})

test('items of a feed without their dates are reported, since feeds could not be written', async () => {
  const { createFeedItems } = guardCallbacks(
    { createFeedItems: async () => [{ title: 'A', link: '/' }] },
    explain,
  )
  await expect(createFeedItems()).rejects.toThrow('must give a list of posts with all fields')
})

test('a function that works is given everything and gives what it gave', () => {
  const { sum } = guardCallbacks({ sum: (a: number, b: number) => a + b }, explain)
  expect(sum(1, 2)).toBe(3)
})

test('plugins, values of your own and objects with a class stay what they are', () => {
  const settings = { markdown: { rehypePlugins: [fail] }, customFields: { fail }, day: new Date(0) }
  const guarded = guardCallbacks(settings, explain)
  expect(guarded.markdown.rehypePlugins[0]).toBe(fail)
  expect(guarded.customFields.fail).toBe(fail)
  expect(guarded.day).toBe(settings.day)
})

test('a pattern that would never end is reported as the setting that it is', () => {
  const { items } = guardCallbacks({ items: [{ activeBaseRegex: '^/(A+)+$' }] }, explain)
  const pattern = items[0]!.activeBaseRegex as unknown as RegExp
  expect(pattern.test('/aaa')).toBe(true)
  expect(() => pattern.test(`/${'a'.repeat(60)}b`)).toThrow(
    '"items[0].activeBaseRegex" is /^\\/(A+)+$/i, which looks at one text for more than 5 seconds.',
  )
}, 60_000)
