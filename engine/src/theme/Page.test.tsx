import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { elementIds } from '../model/markup.ts'
import type { PageData } from '../model/pageData.ts'
import { Page } from './Page.tsx'
import { testDoc, testLink, testPage } from './testPage.ts'

const render = (changes?: Partial<PageData>) => renderToStaticMarkup(<Page page={testPage(changes)} />)

const fullPage: Partial<PageData> = {
  sidebar: {
    id: 'notes',
    items: [
      {
        kind: 'category',
        label: 'Guides',
        collapsible: true,
        collapsed: true,
        open: true,
        active: true,
        items: [{ kind: 'link', label: 'Vim', href: '/guides/vim', external: false, current: true }],
      },
    ],
  },
  navbar: { title: 'Notes', hideOnScroll: false, left: [testLink('Tags')], right: [{ kind: 'search' }] },
  footer: { style: 'dark', copyright: 'CC BY', columns: [{ title: 'More', links: [] }] },
  announcement: { id: 'news', content: '<b>New</b>', isCloseable: true },
  toc: [{ level: 2, id: 'modes', html: 'Modes', text: 'Modes' }],
  content: testDoc({
    draft: true,
    unlisted: true,
    breadcrumbs: [{ label: 'Guides' }, { label: 'Vim' }],
    tags: [{ label: 'tools', href: '/tags/tools' }],
    editUrl: 'https://example.com/edit',
    lastUpdate: { date: '2026-11-20T08:00:00Z' },
    next: { label: 'SSH', href: '/guides/ssh' },
  }),
}

test.each([
  'theme-announcement-bar',
  'navbar navbar--fixed-top theme-layout-navbar',
  'theme-layout-navbar-left navbar__items',
  'theme-layout-navbar-right navbar__items navbar__items--right',
  'theme-layout-navbar-sidebar',
  'theme-layout-navbar-sidebar-panel',
  'theme-layout-main main-wrapper',
  'theme-layout-footer footer footer--dark',
  'theme-layout-footer-column',
  'theme-doc-sidebar-container',
  'theme-doc-sidebar-menu menu__list',
  'theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-1',
  'theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-2',
  'menu__link menu__link--active',
  'theme-doc-breadcrumbs',
  'theme-doc-markdown markdown',
  'theme-doc-toc-mobile theme-doc-toc-desktop',
  'table-of-contents__link toc-highlight',
  'theme-doc-footer',
  'theme-doc-footer-tags-row',
  'theme-doc-footer-edit-meta-row',
  'theme-edit-this-page',
  'theme-last-updated',
  'theme-back-to-top-button',
  'theme-draft-banner',
  'theme-unlisted-banner',
  'pagination-nav__link pagination-nav__link--next',
])('[X18] a page carries the hook %s', (hook) => {
  expect(render(fullPage)).toMatch(new RegExp(`class="(?:[^"]* )?${hook}[ "]`))
})

test('the regions are in reading order: skip link, news, navbar, sidebar, text, footer', () => {
  const html = render(fullPage)
  const places = [
    'skip-link',
    'theme-announcement-bar',
    '<nav class="navbar',
    'role="complementary"',
    '<main',
    '<footer class="theme-layout',
  ]
  const found = places.map((place) => html.indexOf(place))
  expect(found).not.toContain(-1)
  expect(found).toEqual([...found].sort((a, b) => a - b))
})

test('the skip link is named in its region and leads past navbar and sidebar', () => {
  const html = render(fullPage)
  expect(html).toContain('<div role="region" aria-label="Skip to main content"')
  expect(html).toContain(`href="#${elementIds.main}"`)
  expect(html).toContain(`<main id="${elementIds.main}"`)
})

test('on a React page, which brings its own main, the skip link leads to what surrounds it', () => {
  const html = render({ content: { kind: 'reactPage', html: '<main>Hello</main>' } })
  expect(html).toContain(`href="#${elementIds.layout}"`)
  expect(html.match(/<main/g)).toHaveLength(1)
})

test('[S58] the drawer opens without a script, shows the docs first and keeps the main menu behind its label', () => {
  const html = render(fullPage)
  expect(html).toContain(`popoverTarget="${elementIds.menu}"`)
  expect(html).toMatch(new RegExp(`<div id="${elementIds.menu}"[^>]* popover="auto"`))
  expect(html).toContain('← Back to main menu')
  expect(html.match(/aria-label="Docs sidebar"/g)).toHaveLength(1)
})

test('a page without a sidebar has the drawer with the navbar’s links only', () => {
  const html = render({ ...fullPage, sidebar: undefined })
  expect(html).toContain(`<div id="${elementIds.menu}"`)
  expect(html).not.toContain('theme-doc-sidebar-container')
  expect(html).not.toContain('Back to main menu')
})

test('with neither sidebar nor links there is no drawer and no button for it', () => {
  const html = render({
    navbar: { title: 'Notes', hideOnScroll: false, left: [], right: [{ kind: 'search' }] },
  })
  expect(html).not.toContain('complementary')
  expect(html).not.toContain('navbar__toggle')
})

test('what only a script can work is hidden until it comes, and nothing carries an inline style', () => {
  const html = render(fullPage)
  // The switch of colour modes is hidden by its styles, until the script has set a mode.
  for (const button of html.match(/<button[^>]*>/g) ?? [])
    expect(button).toMatch(/popoverTarget=|hidden=""|data-color-mode-toggle/)
  expect(html).not.toContain('style=')
})

test('a note in another language says so, and the interface around it keeps its own', () => {
  const html = render({ ...fullPage, lang: 'vi' })
  expect(html).toContain('<div class="theme-doc-markdown markdown" lang="vi">')
  expect(html).toContain('<ul class="table-of-contents" lang="vi">')
  expect(html).toMatch(/main-wrapper" lang="en"/)
})

test('[S22] the not-found page says what happened and what to do', () => {
  const html = render({ content: { kind: 'notFound', hasSearch: true } })
  expect(html).toContain('<h1>Page Not Found</h1>')
  expect(html).toContain(
    'There is no page at this address. It may have moved, or the address may be misspelt.',
  )
})
