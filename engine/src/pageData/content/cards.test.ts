import { expect, test } from 'vitest'
import type { SidebarCategory } from '../../model/sidebar.ts'
import { uiText } from '../../model/uiText.ts'
import { onlyVersion, testSite } from '../../site/testSite.ts'
import { buildCards } from './cards.ts'

const docs = {
  'a.md': { title: 'A', description: 'About A' },
  'b.md': { title: 'B' },
  'c.md': { title: 'C', unlisted: true },
}

function cardsOf(items: unknown[], showSummaries?: boolean) {
  const sidebars = { notes: [{ type: 'category', label: 'All', items }] }
  const site = testSite({ docs, sidebars, config: { docs: { sidebarPath: 'sidebars.ts' } } })
  return buildCards((onlyVersion(site).sidebars[0]!.items[0] as SidebarCategory).items, uiText, showSummaries)
}

test('a doc has a card with its description', () => {
  expect(cardsOf(['a', 'b'])).toEqual([
    { kind: 'link', label: 'A', href: '/a', description: 'About A' },
    { kind: 'link', label: 'B', href: '/b' },
  ])
})

test('links out of the site are of another kind, and have the description of their item', () => {
  const link = { type: 'link', label: 'Out', href: 'https://example.com', description: 'Far away' }
  expect(cardsOf([link])).toEqual([
    { kind: 'external', label: 'Out', href: 'https://example.com', description: 'Far away' },
  ])
})

test('a category leads to the first link inside, names what it holds and says how many pages that are', () => {
  const deep = { type: 'category', label: 'Deep', items: ['a'] }
  const rule = { type: 'html', value: '<hr>' }
  expect(cardsOf([{ type: 'category', label: 'Sub', items: [deep, 'b', 'c', rule] }])).toEqual([
    { kind: 'category', label: 'Sub', href: '/a', description: 'Deep, B', inside: '2 pages' },
  ])
  const outside = { type: 'link', label: 'Out', href: 'https://example.com' }
  expect(cardsOf([{ ...deep, items: [outside] }])[0]!.inside).toBe('1 item')
})

test('a category with many pages names those that fit on two lines, and says that there are more', () => {
  const items = Array.from({ length: 20 }, (_, index) => ({ type: 'doc', id: 'b', label: `Page ${index}` }))
  const { description } = cardsOf([{ type: 'category', label: 'Sub', items }])[0]!
  expect(description).toMatch(/^Page 0, Page 1, .* …$/)
  expect(description!.length).toBeLessThan(90)
})

test('without summaries, the card of a category has its description, or says how many items there are', () => {
  const category = { type: 'category', label: 'Sub', items: ['a', 'b'] }
  const cards = cardsOf([category, { ...category, description: 'Mine' }], false)
  expect(cards).toEqual([
    { kind: 'category', label: 'Sub', href: '/a', description: '2 items' },
    { kind: 'category', label: 'Sub', href: '/a', description: 'Mine' },
  ])
})

test('icons and hues of items are those of their cards', () => {
  const items = [{ type: 'category', label: 'Sub', items: ['a'], icon: '☂', hue: 4 }]
  expect(cardsOf(items)[0]).toMatchObject({ icon: '☂', hue: 4 })
})

test('a category leads to its own page, and may describe itself', () => {
  const category = {
    type: 'category',
    label: 'Sub',
    items: ['a'],
    link: { type: 'doc', id: 'b' },
    description: 'Mine',
  }
  expect(cardsOf([category])).toEqual([
    { kind: 'category', label: 'Sub', href: '/b', description: 'Mine', inside: '2 pages' },
  ])
})

test('unlisted docs, html and categories that lead nowhere have no cards', () => {
  const nowhere = { type: 'category', label: 'Sub', items: ['c'] }
  expect(cardsOf(['c', { type: 'html', value: '<hr>' }, nowhere])).toEqual([])
})
