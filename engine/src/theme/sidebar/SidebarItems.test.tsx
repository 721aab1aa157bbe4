import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Href } from '../../model/paths.ts'
import { type SidebarCategory, type SidebarItem, type SidebarLink, sectionOf } from '../../model/sidebar.ts'
import { filterPages } from './SidebarFilter.tsx'
import { Sidebar } from './SidebarItems.tsx'

const render = (...items: SidebarItem[]) => renderToStaticMarkup(<Sidebar sidebar={{ id: 'notes', items }} />)

const link = (label: string, changes: Partial<SidebarLink> = {}): SidebarLink => ({
  kind: 'link',
  label,
  href: `/${label}`,
  external: false,
  ...changes,
})

const category = (changes: Partial<SidebarCategory>): SidebarCategory => ({
  kind: 'category',
  label: 'Guides',
  collapsible: true,
  collapsed: true,
  items: [],
  ...changes,
})

test('the current page is marked for eye and ear', () => {
  const html = render(link('vim', { current: true }), link('ssh'))
  expect(html).toContain('<a class="menu__link menu__link--active" href="/vim" aria-current="page">vim</a>')
  expect(html).toContain('<a class="menu__link" href="/ssh">ssh</a>')
})

test('an open category folds and unfolds natively, with its items one level deeper', () => {
  const html = render(category({ open: true, items: [link('vim')] }))
  expect(html).toContain('<details open=""')
  expect(html).toContain(
    '<summary class="menu__link menu__link--sublist menu__link--sublist-caret">Guides</summary>',
  )
  expect(html).toContain('theme-doc-sidebar-item-link-level-2')
})

test('an open category with a page of its own has a link and, beside it, a named arrow', () => {
  const html = render(category({ open: true, href: '/guides' as Href, items: [link('vim')] }))
  expect(html).toContain('<a class="menu__link menu__link--sublist" href="/guides">Guides</a>')
  expect(html).toMatch(
    /<summary class="menu__caret">.*Expand sidebar category &#x27;Guides&#x27;<.*<\/summary>/,
  )
  expect(html).toMatch(
    /<summary class="menu__caret">.*Collapse sidebar category &#x27;Guides&#x27;<.*<\/summary>/,
  )
})

test('a closed category is a link to its page, else to its first one', () => {
  const own = render(category({ href: '/guides' as Href, fallbackHref: '/vim' }))
  expect(own).toContain('menu__list-item--collapsed')
  expect(own).toContain('menu__link--sublist-caret" href="/guides">Guides</a>')
  expect(render(category({ fallbackHref: '/vim' }))).toContain('href="/vim">Guides</a>')
  expect(own).not.toContain('<details')
})

test('beside the label of a closed category with a page of its own waits a named button for the script', () => {
  const own = render(category({ href: '/guides' as Href }))
  expect(own).toContain('<button type="button" class="menu__caret" aria-label="Expand sidebar category')
  expect(own).toContain('aria-expanded="false" hidden="">')
  expect(render(category({ fallbackHref: '/vim' }))).not.toContain('<button')
})

test('a closed category that no page has open keeps its items and unfolds natively', () => {
  const html = render(category({ open: false, items: [link('code')] }))
  expect(html).toContain('<details><summary class="menu__link menu__link--sublist')
  expect(html).not.toContain('menu__list-item--collapsed')
})

test('a category that is open only for the page it is shown on says so', () => {
  const items = [link('vim')]
  expect(render(category({ open: true, items }))).toContain('<details open="" data-open-for-page="">')
  expect(render(category({ open: true, collapsed: false, items }))).toContain('<details open="">')
})

test('where one group at a time is open, those of a list share a name', () => {
  const inner = category({ label: 'Inner', open: true, items: [link('vim')] })
  const items = [
    category({ open: true, items: [inner] }),
    category({ label: 'Other', open: true, items: [inner] }),
  ]
  const html = renderToStaticMarkup(<Sidebar sidebar={{ id: 'notes', items }} autoCollapse />)
  expect([...html.matchAll(/name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'sidebar',
    'sidebar/Guides',
    'sidebar',
    'sidebar/Other',
  ])
  expect(render(...items)).not.toContain(' name=')
})

test('a category that cannot collapse is a label over its items', () => {
  const html = render(category({ collapsible: false, collapsed: false, items: [link('vim')] }))
  expect(html).toContain('<span class="menu__link menu__link--sublist">Guides</span><ul')
  expect(html).not.toContain('<details')
})

test('HTML items and links to other hosts are rendered as the sidebars file says', () => {
  const html = render(
    { kind: 'html', value: '<hr>', defaultStyle: true, className: 'rule' },
    link('code', { href: 'https://example.com', external: true }),
  )
  expect(html).toContain('menu__list-item menu__html rule"><hr></li>')
  expect(html).toContain('target="_blank" rel="noopener noreferrer"')
})

describe('a sidebar of sections', () => {
  const sections = [
    link('intro'),
    category({ label: '01 - Đồ thị' }),
    category({ icon: '📘', hue: 7, current: true }),
  ]

  test('gives each a hue by its place and its first letter, or what it names itself', () => {
    const html = render(...sections)
    expect([...html.matchAll(/ data-hue="(\d)"/g)].map(([, hue]) => hue)).toEqual(['1', '2', '7'])
    expect([...html.matchAll(/ data-tile="(.*?)"/g)].map(([, icon]) => icon)).toEqual(['I', 'Đ', '📘'])
  })

  test('lends its hue to the page in it', () => {
    expect(sectionOf(sections)?.hue).toBe(7)
    expect(sectionOf([link('intro', { current: true }), ...sections.slice(1, 2)])).toBeUndefined()
    expect(sectionOf()).toBeUndefined()
  })

  test('is a list without marks where it has one section, or too many items', () => {
    expect(render(link('intro'), category({}))).not.toContain('data-hue')
    expect(render(...Array.from({ length: 13 }, () => category({})))).not.toContain('data-hue')
  })
})

test('a badge is behind the label', () => {
  expect(render(link('vim', { badge: 'New' }))).toContain('vim<small class="menu__badge">New</small></a>')
})

const pages = [
  { label: 'Hệ điều hành', href: '/a', groups: ['Foundations'] },
  { label: 'Overview', href: '/b', groups: ['Technologies', 'Docker'] },
  { label: 'Docker security', href: '/c', groups: ['Technologies'] },
]
const found = (query: string) => filterPages(pages, query).map(({ href }) => href)

test.each([
  ['he dieu', ['/a']],
  ['HỆ ĐIỀU', ['/a']],
  ['docker', ['/c', '/b']],
  ['docker over', ['/b']],
  ['security docker', ['/c']],
  ['c++', []],
])('the filter finds %s', (query, expected) => {
  expect(found(query)).toEqual(expected)
})
