import { expect, test } from 'vitest'
import { onlyVersion, testSite } from '../testSite.ts'

const docs = {
  'a.md': {},
  'b.md': {},
  'c.md': {},
  'd.md': { displayed_sidebar: 'one' },
  'e.md': { displayed_sidebar: null },
}
const category = { type: 'category', label: 'C', link: { type: 'doc', id: 'c' }, items: ['b'] }
const sidebars = { one: ['a', 'b', 'e'], two: [category, { type: 'ref', id: 'a' }] }
const site = testSite({ docs, sidebars, config: { docs: { sidebarPath: 'sidebars.ts' } } })
const sidebarOf = (id: string) => onlyVersion(site).docs.find((doc) => doc.id === id)!.sidebarId

test('a doc belongs to the last sidebar that lists it', () => {
  expect(sidebarOf('b')).toBe('two')
})

test('the page of a category belongs to its sidebar', () => {
  expect(sidebarOf('c')).toBe('two')
})

test('a ref does not count', () => {
  expect(sidebarOf('a')).toBe('one')
})

test('displayed_sidebar names another sidebar, or none', () => {
  expect(sidebarOf('d')).toBe('one')
  expect(sidebarOf('e')).toBeUndefined()
})
