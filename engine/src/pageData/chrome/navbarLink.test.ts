import { describe, expect, test } from 'vitest'
import type { NavbarLink } from '../../model/chrome.ts'
import { routeAt, type TestSiteParts, testSite } from '../../site/testSite.ts'
import { toCurrentPage } from '../currentPage.ts'
import { buildNavbar, checkNavbar } from './navbar.ts'

const docs = {
  'index.md': { title: 'Home' },
  'a/x.md': { title: 'X' },
  'a/y.md': { title: 'Y' },
  'other.md': { displayed_sidebar: null },
}

/** The one link of a navbar, as a page has it. */
function linkOn(path: string, item: object, parts: TestSiteParts = { docs }): NavbarLink | undefined {
  const site = testSite({ ...parts, config: { ...parts.config, navbar: { items: [item] } } })
  const { navbar } = buildNavbar({ site, page: toCurrentPage(routeAt(site, path), site) })
  return navbar.left[0] as NavbarLink | undefined
}

const problemsOf = (item: object, parts: TestSiteParts = { docs }) =>
  checkNavbar(testSite({ ...parts, config: { ...parts.config, navbar: { items: [item] } } }))

describe('links', () => {
  test('lead to a path of the site, with what the settings say besides', () => {
    const item = { to: '/a/x/', label: 'X', className: 'c', 'aria-label': 'Go', target: '_self' }
    expect(linkOn('/other', item, { docs, config: {} })).toEqual({
      kind: 'link',
      label: 'X',
      href: '/a/x',
      external: false,
      active: false,
      className: 'c',
      attributes: { 'aria-label': 'Go', target: '_self' },
    })
  })

  test('lead to another host', () => {
    expect(linkOn('/other', { href: 'https://example.com/', html: '<b>x</b>' })).toMatchObject({
      href: 'https://example.com/',
      external: true,
      html: '<b>x</b>',
      label: undefined,
    })
  })

  test.each([
    [{ to: '/a/x' }, '/a/x', true],
    [{ to: '/a' }, '/a/x', true],
    [{ to: '/A/' }, '/a/x', true],
    [{ to: '/a/x' }, '/a/y', false],
    [{ to: '/oth' }, '/other', false],
    [{ to: '/' }, '/a/x', true],
    [{ href: '/a/x' }, '/a/x', false],
    [{ to: '/other', activeBasePath: 'a' }, '/a/x', true],
    [{ to: '/other', activeBasePath: 'a' }, '/other', false],
    [{ to: '/other', activeBaseRegex: '^/A/[xz]$' }, '/a/x', true],
    [{ to: '/other', activeBaseRegex: '^/A/[xz]$' }, '/a/y', false],
  ])('%j on the page %s: active is %s', (item, path, active) => {
    expect(linkOn(path, { label: 'L', ...item })!.active).toBe(active)
  })
})

describe('[S52] docs', () => {
  const item = { type: 'doc', docId: 'a/x' }

  test('have their id as label unless another is given', () => {
    expect(linkOn('/other', item)).toMatchObject({ label: 'a/x', href: '/a/x', external: false })
    expect(linkOn('/other', { ...item, label: 'X!' })).toMatchObject({ label: 'X!' })
  })

  test('are active on every page of their sidebar', () => {
    expect(['/a/x', '/a/y', '/other'].map((path) => linkOn(path, item)!.active)).toEqual([true, true, false])
  })

  test('are hidden when they are drafts, without a word', () => {
    const parts = { docs: { ...docs, 'a/x.md': { draft: true } } }
    expect(linkOn('/other', item, parts)).toBeUndefined()
    expect(problemsOf(item, parts)).toEqual([])
  })

  test('are hidden when they are unlisted, except on their own page', () => {
    const parts = { docs: { ...docs, 'a/x.md': { unlisted: true } } }
    expect(linkOn('/a/y', item, parts)).toBeUndefined()
    expect(linkOn('/a/x', item, parts)).toMatchObject({ active: true })
  })

  test('[S134] that do not exist are an error that names item, id, versions and all ids, the nearest first', () => {
    expect(problemsOf({ type: 'doc', docId: 'a/xx', label: 'L' })).toMatchObject([
      {
        code: 'navbar-unknown-doc',
        level: 'error',
        message:
          'The navbar item "L" names the doc "a/xx", which does not exist. The doc ids are: a/x, a/y, index, other.',
        hint: 'Did you mean "a/x"?',
      },
    ])
  })
})

describe('[S47] sidebars', () => {
  const item = { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'docs' }

  test('lead to their first doc', () => {
    expect(linkOn('/other', item)).toMatchObject({ label: 'docs', href: '/a/x' })
  })

  test('have its label unless another is given', () => {
    expect(linkOn('/other', { ...item, label: undefined })).toMatchObject({ label: 'X' })
  })

  test('are active on every doc that they are shown with', () => {
    expect(['/a/x', '/', '/other'].map((path) => linkOn(path, item)!.active)).toEqual([true, true, false])
  })

  test('are active on their generated indexes', () => {
    const parts = { docs, categories: { a: { link: { type: 'generated-index' } } } }
    expect(linkOn('/category/a', item, parts)!.active).toBe(true)
  })

  test('[S133] that do not exist are an error that names item, id, versions and all ids', () => {
    expect(problemsOf({ type: 'docSidebar', sidebarId: 'defaultSidebr' })).toMatchObject([
      {
        code: 'navbar-unknown-sidebar',
        level: 'error',
        message:
          'The navbar item of the type "docSidebar" names the sidebar "defaultSidebr", which does not exist. The sidebars are: defaultSidebar.',
        hint: 'Did you mean "defaultSidebar"?',
      },
    ])
  })

  test('without a link are an error that names the sidebar', () => {
    const sidebars = { empty: [{ type: 'link', label: 'L', href: 'https://example.com' }] }
    const parts = { docs, sidebars, config: { docs: { sidebarPath: 'sidebars.ts' } } }
    expect(problemsOf({ type: 'docSidebar', sidebarId: 'empty' }, parts)).toMatchObject([
      {
        code: 'navbar-empty-sidebar',
        message: expect.stringContaining('the sidebar "empty", which has none'),
      },
    ])
  })
})

describe('versions', () => {
  test('lead to the main doc', () => {
    expect(linkOn('/other', { type: 'docsVersion' })).toMatchObject({ label: 'Next', href: '/' })
  })

  test('may name another path', () => {
    expect(linkOn('/other', { type: 'docsVersion', to: '/a/x', label: 'V' })).toMatchObject({
      label: 'V',
      href: '/a/x',
    })
  })
})

describe('[S132] without docs', () => {
  test.each([
    { type: 'doc', docId: 'a' },
    { type: 'docSidebar', sidebarId: 'a' },
    { type: 'docsVersion' },
    { type: 'docsVersionDropdown' },
  ])('%j is an error that names the item and the docs', (item) => {
    const [problem] = problemsOf(item, { config: { docs: false } })
    expect(problem).toMatchObject({ code: 'navbar-without-docs', level: 'error' })
    expect(problem!.message).toMatch(
      /^The navbar item of the type "doc\w*" needs the docs with the id "default"/,
    )
  })

  test('an id of other docs is an error as well', () => {
    const [problem] = problemsOf({ type: 'doc', docId: 'a/x', docsPluginId: 'api' })
    expect(problem!.message).toContain('needs the docs with the id "api", which this site does not have')
  })
})

test('the default docs plugin may be named, and does not become an attribute of the link', () => {
  expect(linkOn('/other', { type: 'doc', docId: 'a/x', docsPluginId: 'default' })!.attributes).toEqual({})
})
