import { describe, expect, test } from 'vitest'
import { normalizeRouteKey } from '../../model/paths.ts'
import type { SidebarCategory } from '../../model/sidebar.ts'
import { labelsOf, onlyVersion, routeAt, type TestSiteParts, testSite } from '../../site/testSite.ts'
import { buildPageData } from '../buildPageData.ts'
import { visibleSidebar } from './visibleSidebar.ts'

const docs = {
  'a.md': {},
  'top/index.md': { title: 'Top' },
  'top/x.md': {},
  'top/sub/y.md': {},
  'other/z.md': {},
}

function visible(href: string, parts: TestSiteParts = { docs }) {
  const { sidebars, places } = onlyVersion(testSite(parts))
  return visibleSidebar(sidebars[0]!, places.get('defaultSidebar')!.get(normalizeRouteKey(href))).items
}

const categoryOf = (href: string, label: string, parts?: TestSiteParts) =>
  visible(href, parts).find((item) => item.kind === 'category' && item.label === label) as SidebarCategory

test('a closed category has no items in the page', () => {
  expect(categoryOf('/a', 'Top')).toMatchObject({ open: false, active: false, current: false, items: [] })
})

test('the categories around the page are open and active, the others closed', () => {
  const items = visible('/top/sub/y')
  expect(labelsOf(items)).toEqual(['a', ['other', []], ['Top', [['sub', ['y']], 'x']]])
  expect(categoryOf('/top/sub/y', 'Top')).toMatchObject({ open: true, active: true, current: false })
})

test('the page of a category opens it', () => {
  expect(categoryOf('/top', 'Top')).toMatchObject({ open: true, active: true, current: true })
})

test('the item of the page is marked, whatever its letter case and slash', () => {
  expect(visible('/A/')[0]).toMatchObject({ label: 'a', current: true })
  expect(visible('/top')[0]).toMatchObject({ label: 'a', current: false })
})

test.each([
  ['collapsed: false', { collapsed: false }],
  ['collapsible: false', { collapsible: false }],
])('a category with %s is open everywhere', (_, value) => {
  const category = categoryOf('/a', 'Top', { docs, categories: { top: value } })
  expect(category).toMatchObject({ open: true, active: false })
  expect(labelsOf(category.items)).toEqual([['sub', []], 'x'])
})

test('a closed category without a page leads to its first link when scripts are off', () => {
  expect(categoryOf('/a', 'other')).toMatchObject({ open: false, fallbackHref: '/other/z' })
  expect(categoryOf('/a', 'Top').fallbackHref).toBeUndefined()
})

test('a closed category of links only keeps its items, for no page has it open', () => {
  const items = [{ type: 'link', label: 'Far', href: 'https://example.com' }]
  const { sidebars } = onlyVersion(
    testSite({
      docs: { 'a.md': {} },
      sidebars: { notes: ['a', { type: 'category', label: 'Links', items }] },
      config: { docs: { sidebarPath: 'sidebars.ts' } },
    }),
  )
  const shown = visibleSidebar(sidebars[0]!).items
  expect(labelsOf(shown)).toEqual(['a', ['Links', ['Far']]])
  expect(shown[1]).toMatchObject({ open: false })
})

describe('[X8] unlisted docs', () => {
  const hidden = {
    docs: {
      'a.md': {},
      'b.md': { unlisted: true },
      'only/x.md': { unlisted: true },
      'top/index.md': { title: 'Top', unlisted: true },
      'top/y.md': {},
    },
  }

  test('are hidden, and categories of nothing else with them', () => {
    expect(labelsOf(visible('/a', hidden))).toEqual(['a', ['Top', []]])
  })

  test('are shown on their own page', () => {
    expect(labelsOf(visible('/b', hidden))).toEqual(['a', 'b', ['Top', []]])
    expect(labelsOf(visible('/only/x', hidden))).toEqual(['a', ['only', ['x']], ['Top', []]])
  })

  test('are no link of their category, except on their own page', () => {
    expect(categoryOf('/a', 'Top', hidden).href).toBeUndefined()
    expect(categoryOf('/top', 'Top', hidden).href).toBe('/top')
  })

  test('are shown everywhere while writing', () => {
    expect(labelsOf(visible('/a', { ...hidden, mode: 'dev' }))).toEqual(['a', 'b', ['only', []], ['Top', []]])
  })
})

describe('a long list', () => {
  const notes = (count: number, folder = '') =>
    Array.from({ length: count }, (_, number) => [`${folder}n${String(number).padStart(4, '0')}.md`, {}])
  const siteOf = (...given: unknown[][]) => testSite({ docs: Object.fromEntries(given) })
  const many = siteOf(...notes(1000))
  const sidebarOf = (href: string, site = many) => buildPageData(site, routeAt(site, href)).sidebar!.items
  const labels = (href: string) => labelsOf(sidebarOf(href))

  test('is shown in part, around the page, with how many are left out before and behind', () => {
    const shown = labels('/n0500')
    expect(shown).toHaveLength(122)
    expect([shown[0], shown[1], shown.at(-2), shown.at(-1)]).toEqual([
      '440 more pages',
      'n0440',
      'n0559',
      '440 more pages',
    ])
    expect(labels('/n0003').slice(-2)).toEqual(['n0119', '880 more pages'])
    expect(labels('/n0999').slice(0, 2)).toEqual(['880 more pages', 'n0880'])
  })

  test('shows the same part on neighbouring pages, so that nothing moves', () => {
    expect(labels('/n0481')).toEqual(labels('/n0519'))
  })

  test('is whole on a page of its own, which what is left out leads to', () => {
    expect(sidebarOf('/n0003').at(-1)).toMatchObject({ href: '/all-pages#all', rest: [120, 1000] })
    const page = buildPageData(many, routeAt(many, '/all-pages'))
    expect(page).toMatchObject({ title: 'All pages', content: { kind: 'allPages', sidebar: { id: 'all' } } })
    expect(page.content.kind === 'allPages' && page.content.sidebar.items).toHaveLength(1000)
    expect(routeAt(many, '/all-pages').noIndex).toBe(true)
  })

  test('says where what it leaves out is in the list of all, which has no unlisted pages', () => {
    const site = siteOf(...notes(400), ['n0000x.md', { unlisted: true }], ['n0200x.md', { unlisted: true }])
    const rests = (href: string) =>
      sidebarOf(href, site).flatMap((item) => ('rest' in item ? [item.rest] : []))
    expect(rests('/n0200')).toEqual([
      [0, 160],
      [280, 400],
    ])
    expect(rests('/n0200x')).toEqual([
      [0, 160],
      [279, 400],
    ])
  })

  test('may be that of a category, which has an id on the page of all', () => {
    const site = siteOf(['a.md', {}], ...notes(151, 'b/'), ['b/c/x.md', {}])
    const [, category] = sidebarOf('/b/n0000', site) as SidebarCategory[]
    expect(category!.items.at(-1)).toMatchObject({ href: '/all-pages#all-1' })
    const { content } = buildPageData(site, routeAt(site, '/all-pages'))
    const [, whole] = (content.kind === 'allPages' ? content.sidebar.items : []) as SidebarCategory[]
    expect(whole).toMatchObject({ listId: 'all-1', open: false })
    expect(labelsOf(whole!.items)).toContainEqual(['c', ['x']])
  })

  test('is whole up to 150 items, and where a note has the address of its page', () => {
    const short = siteOf(...notes(150))
    expect(sidebarOf('/n0003', short)).toHaveLength(150)
    expect(short.routes.some(({ target }) => target.kind === 'allPages')).toBe(false)
    expect(sidebarOf('/n0003', siteOf(...notes(200), ['all-pages.md', {}]))).toHaveLength(201)
  })
})
