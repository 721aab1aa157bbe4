import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Navbar as NavbarData } from '../../model/chrome.ts'
import { testLink, testPage } from '../testPage.ts'
import { Navbar } from './Navbar.tsx'

function render(changes: Partial<NavbarData>, hasColorModeSwitch = true) {
  const navbar = { title: 'Notes', hideOnScroll: false, left: [], right: [], ...changes }
  return renderToStaticMarkup(<Navbar page={testPage({ navbar, hasColorModeSwitch })} />)
}

test('[S46] logo and title lead home; both pictures are in the page and CSS shows one', () => {
  const html = render({ logo: { src: '/l.svg', srcDark: '/d.svg', alt: '', href: '/', width: 32 } })
  expect(html).toContain(
    '<a class="navbar__brand" href="/"><div class="navbar__logo">' +
      '<img src="/l.svg" alt="" loading="lazy" width="32" class="light-only"/>' +
      '<img src="/d.svg" alt="" loading="lazy" width="32" class="dark-only"/></div>' +
      '<b class="navbar__title">Notes</b></a>',
  )
})

test('[S46] a title without a logo leads home', () => {
  expect(render({})).toContain('<a class="navbar__brand" href="/"><b class="navbar__title">Notes</b></a>')
})

test('[S47] the link of the docs that are shown is marked as the current one', () => {
  const html = render({ left: [testLink('docs', { active: true })] })
  expect(html).toContain(
    'class="navbar__item navbar__link navbar__link--active" href="/x" aria-current="page"',
  )
})

test('[S48] a link to another host opens in a new tab, cannot reach back and says so', () => {
  const html = render({ right: [testLink('Code', { href: 'https://example.com', external: true })] })
  expect(html).toContain('href="https://example.com" target="_blank" rel="noopener noreferrer"')
  expect(html).toContain('role="img" aria-label="(opens in new tab)"')
})

test('[S48] attributes of the config reach the link and win', () => {
  const attributes = { target: '_self', 'aria-label': 'Source' }
  const html = render({ right: [testLink('Code', { external: true, attributes })] })
  expect(html).toContain('target="_self"')
  expect(html).toContain('aria-label="Source"')
})

test('[S49] a dropdown is a native disclosure, so keyboard and touch open it without a script', () => {
  const html = render({ left: [{ kind: 'dropdown', label: 'More', active: false, items: [testLink('A')] }] })
  expect(html).toContain('<details class="navbar__item dropdown" name="navbar">')
  expect(html).toContain('<summary class="navbar__link caret">More</summary>')
  expect(html).toContain('<ul class="dropdown__menu"><li><a class="dropdown__link" href="/x">A</a></li></ul>')
})

test.each([
  [{ name: 'Code' }, 'Code'],
  [{}, 'Expand the dropdown'],
])('[S49] a dropdown without a text, but with %j, is called %j', (named, name) => {
  const html = render({ left: [{ kind: 'dropdown', label: '', ...named, active: false, items: [] }] })
  expect(html).toContain(`<summary class="navbar__link caret" aria-label="${name}"></summary>`)
})

test('[S49] the label of a dropdown with an address is a link, and its arrow a button of its own', () => {
  const dropdown = {
    kind: 'dropdown' as const,
    label: 'More',
    href: '/more',
    active: true,
    items: [testLink('A')],
  }
  const html = render({ left: [dropdown] })
  expect(html).toContain(
    '<a class="navbar__link navbar__link--active" href="/more" aria-current="page">More</a>',
  )
  expect(html).toMatch(/<summary class="caret"><span[^>]*>Expand the dropdown<\/span><span[^>]*>Collapse/)
})

test('[S53] the search box is where the config puts it, and works as a form without a script', () => {
  const html = render({ left: [{ kind: 'search', className: 'wide' }, testLink('A')] })
  expect(html).toContain('<form class="navbar__search search-box wide" role="search" action="/search">')
  expect(html.indexOf('search-box')).toBeLessThan(html.indexOf('>A<'))
})

test('[S56] the switch of colour modes comes last, and a search box at the end is before the links at the right', () => {
  const html = render({ right: [testLink('A'), { kind: 'search' }] })
  const places = ['search-box', '>A<', 'color-mode-toggle'].map((place) => html.indexOf(place))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('[S98] no switch of colour modes when the config disables it', () => {
  expect(render({}, false)).not.toContain('color-mode-toggle')
})

test('HTML items are rendered as written', () => {
  expect(render({ right: [{ kind: 'html', value: '<b>hi</b>' }] })).toContain(
    '<div class="navbar__item"><b>hi</b></div>',
  )
})

test('[S109] the script that hides the bar on scroll knows it by an attribute', () => {
  expect(render({ hideOnScroll: true })).toContain('data-hide-on-scroll=""')
  expect(render({})).not.toContain('data-hide-on-scroll')
})
