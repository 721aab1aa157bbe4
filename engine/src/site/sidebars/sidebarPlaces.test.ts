import { expect, test } from 'vitest'
import { onlyVersion, testSite } from '../testSite.ts'

const docs = { 'a.md': {}, 'b.md': {} }
const sidebars = { notes: [{ Top: ['a'] }, 'b', { Other: ['a'] }] }
const site = testSite({ docs, sidebars, config: { docs: { sidebarPath: 'sidebars.ts' } } })
const places = onlyVersion(site).places.get('notes')!

test('a page that is listed twice has two ways to it', () => {
  expect(places.get('/a')!.ways.map((way) => way.map(({ label }) => label))).toEqual([
    ['Top', 'a'],
    ['Other', 'a'],
  ])
})

test('a page that is listed twice has the neighbours of its first place', () => {
  expect(places.get('/a')!.previous).toBeUndefined()
  expect(places.get('/a')!.next!.label).toBe('b')
})
