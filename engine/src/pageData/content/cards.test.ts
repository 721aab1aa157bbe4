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

function cardsOf(items: unknown[]) {
  const sidebars = { notes: [{ type: 'category', label: 'All', items }] }
  const site = testSite({ docs, sidebars, config: { docs: { sidebarPath: 'sidebars.ts' } } })
  return buildCards((onlyVersion(site).sidebars[0]!.items[0] as SidebarCategory).items, uiText)
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

test('a category leads to the first link inside and says how many items it has', () => {
  const deep = { type: 'category', label: 'Deep', items: ['a'] }
  const rule = { type: 'html', value: '<hr>' }
  expect(cardsOf([{ type: 'category', label: 'Sub', items: [deep, 'b', 'c', rule] }])).toEqual([
    { kind: 'category', label: 'Sub', href: '/a', description: '2 items' },
  ])
  expect(cardsOf([deep])[0]!.description).toBe('1 item')
})

test('a category leads to its own page, and may describe itself', () => {
  const category = {
    type: 'category',
    label: 'Sub',
    items: ['a'],
    link: { type: 'doc', id: 'b' },
    description: 'Mine',
  }
  expect(cardsOf([category])).toEqual([{ kind: 'category', label: 'Sub', href: '/b', description: 'Mine' }])
})

test('unlisted docs, html and categories that lead nowhere have no cards', () => {
  const nowhere = { type: 'category', label: 'Sub', items: ['c'] }
  expect(cardsOf(['c', { type: 'html', value: '<hr>' }, nowhere])).toEqual([])
})
