import { describe, expect, test } from 'vitest'
import type { NavbarDropdown, NavbarItem } from '../../model/chrome.ts'
import { routeAt, type TestSiteParts, testSite } from '../../site/testSite.ts'
import { toCurrentPage } from '../currentPage.ts'
import { buildNavbar, checkNavbar } from './navbar.ts'

const docs = { 'a.md': {}, 'b.md': {} }

function navbarOn(path: string, navbar: object, parts: TestSiteParts = {}) {
  const site = testSite({ docs, ...parts, config: { ...parts.config, navbar } })
  return buildNavbar({ site, page: toCurrentPage(routeAt(site, path), site) }).navbar
}

const itemOn = (path: string, item: object, parts?: TestSiteParts): NavbarItem | undefined =>
  navbarOn(path, { items: [item] }, parts).left[0]

test('items are left unless they say right, in their order', () => {
  const items = [
    { type: 'search', position: 'right', className: 's' },
    { type: 'html', value: '<hr>', className: 'h' },
    { to: '/a', label: 'A' },
  ]
  const { left, right } = navbarOn('/b', { items })
  expect(left).toMatchObject([
    { kind: 'html', value: '<hr>', className: 'h' },
    { kind: 'link', label: 'A' },
  ])
  expect(right).toEqual([{ kind: 'search', className: 's' }])
})

test('a search box is at the end, unless an item says where or nothing can be searched', () => {
  const right = { to: '/a', label: 'A', position: 'right' }
  const withSearch = (items: object[], search: unknown = {}) =>
    navbarOn('/b', { items }, { config: { search } })
  expect(withSearch([right]).right).toMatchObject([{ label: 'A' }, { kind: 'search' }])
  const { left, right: others } = withSearch([{ type: 'search' }, right])
  expect([left, others]).toMatchObject([[{ kind: 'search' }], [{ label: 'A' }]])
  expect(withSearch([], false).right).toEqual([])
})

test('title, style and hiding are as set', () => {
  expect(navbarOn('/a', { title: 'T', style: 'dark', hideOnScroll: true })).toMatchObject({
    title: 'T',
    style: 'dark',
    hideOnScroll: true,
  })
})

describe('the logo', () => {
  const logo = { src: 'img/logo.svg', srcDark: '/img/dark.svg', width: 32 }

  test('leads home, and its pictures are below the base', () => {
    const parts = { config: { baseUrl: '/notes/' } }
    expect(navbarOn('/notes/a', { logo }, parts).logo).toEqual({
      src: '/notes/img/logo.svg',
      srcDark: '/notes/img/dark.svg',
      width: 32,
      alt: 'Notes',
      href: '/notes/',
    })
  })

  test('says nothing beside a title, and what the settings say anyway', () => {
    expect(navbarOn('/a', { title: 'T', logo }).logo!.alt).toBe('')
    expect(navbarOn('/a', { title: 'T', logo: { ...logo, alt: 'L' } }).logo!.alt).toBe('L')
  })

  test('may lead elsewhere', () => {
    const { href, target } = navbarOn('/a', {
      logo: { ...logo, href: 'https://example.com', target: '_self' },
    }).logo!
    expect([href, target]).toEqual(['https://example.com', '_self'])
  })
})

describe('a dropdown', () => {
  const item = {
    label: 'More',
    className: 'd',
    items: [
      { to: '/a', label: 'A' },
      { type: 'doc', docId: 'b' },
    ],
  }

  test('holds its items', () => {
    expect(itemOn('/a', item)).toMatchObject({
      kind: 'dropdown',
      label: 'More',
      className: 'd',
      items: [
        { label: 'A', active: true },
        { label: 'b', href: '/b' },
      ],
    })
  })

  test('is active when an item is', () => {
    const links = { label: 'More', items: [{ to: '/a', label: 'A' }] }
    expect(itemOn('/a', links)).toMatchObject({ active: true })
    expect(itemOn('/b', links)).toMatchObject({ active: false })
  })

  test('may lead somewhere itself', () => {
    const links = { label: 'More', to: '/b', items: [{ to: '/a', label: 'A' }] }
    expect(itemOn('/b', links)).toMatchObject({ href: '/b', active: true })
  })

  test('reports the problems of its items', () => {
    const navbar = { items: [{ label: 'More', items: [{ type: 'doc', docId: 'c' }] }] }
    expect(checkNavbar(testSite({ docs, config: { navbar } }))).toMatchObject([
      { code: 'navbar-unknown-doc' },
    ])
  })
})

describe('the choice between versions', () => {
  const item = { type: 'docsVersionDropdown' }

  test('is a plain link to the main doc when there is none to make', () => {
    expect(itemOn('/b', item)).toEqual({
      kind: 'link',
      label: 'Next',
      href: '/a',
      external: false,
      active: true,
      attributes: {},
    })
  })

  test('is a dropdown when it has further items; a version leads to the same page', () => {
    const after = { ...item, dropdownItemsAfter: [{ href: 'https://example.com', label: 'Old' }] }
    const dropdown = itemOn('/b', after) as NavbarDropdown
    expect(dropdown).toMatchObject({ kind: 'dropdown', label: 'Next', href: '/a', active: true })
    expect(dropdown.items).toMatchObject([{ label: 'Next', href: '/b', active: true }, { label: 'Old' }])
  })

  test('can give versions other labels and leave them unmarked', () => {
    const versions = { current: { label: 'Newest' } }
    expect(itemOn('/b', { ...item, versions, dropdownActiveClassDisabled: true })).toMatchObject({
      label: 'Newest',
      active: false,
    })
  })

  test('with an unknown version is an error that names all of them', () => {
    const navbar = { items: [{ ...item, versions: ['currant'] }] }
    const diagnostics = checkNavbar(testSite({ docs, config: { navbar } }))
    expect(diagnostics).toMatchObject([{ code: 'navbar-unknown-version', hint: 'Did you mean "current"?' }])
    expect(diagnostics[0]!.message).toContain('"currant", which does not exist. The versions are: current.')
  })
})

describe('the choice between languages', () => {
  const item = { type: 'localeDropdown' }

  test('is nothing when there is none to make', () => {
    expect(itemOn('/a', item)).toBeUndefined()
  })

  test('[S51] leads to the same page in every language', () => {
    const config = { baseUrl: '/notes/', i18n: { locales: ['en', 'vi'] } }
    expect(itemOn('/notes/a', { ...item, queryString: '?from=menu' }, { config })).toMatchObject({
      kind: 'dropdown',
      label: 'English',
      items: [
        { label: 'English', href: '/notes/a?from=menu', active: true, attributes: { lang: 'en' } },
        { label: 'Tiếng Việt', href: '/notes/vi/a?from=menu', active: false, attributes: { lang: 'vi' } },
      ],
    })
  })
})
