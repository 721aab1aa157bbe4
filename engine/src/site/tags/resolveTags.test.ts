import { expect, test } from 'vitest'
import { testSite } from '../testSite.ts'

const docs = { 'a.md': { tags: ['tls', 'networkin'] } }
const tags = { tls: null, networking: null }

test('with a tags file, tags that it does not hold are a warning that names tags and files', () => {
  expect(testSite({ docs, tags }).diagnostics).toMatchObject([
    {
      code: 'inline-tags',
      level: 'warning',
      message: '"docs/tags.yml" does not hold the tag "networkin" of this note.',
      hint: 'Did you mean "networking"?',
      where: { file: 'docs/a.md' },
    },
  ])
})

test('onInlineTags sets how it is reported', () => {
  expect(testSite({ docs, tags, config: { docs: { onInlineTags: 'throw' } } }).diagnostics[0]!.level).toBe(
    'error',
  )
  expect(testSite({ docs, tags, config: { docs: { onInlineTags: 'ignore' } } }).diagnostics).toEqual([])
})

test('without a tags file nothing is reported', () => {
  expect(testSite({ docs }).diagnostics).toEqual([])
})

test('tags: false leaves the file alone', () => {
  expect(testSite({ docs, tags, config: { docs: { tags: false } } }).diagnostics).toEqual([])
})
