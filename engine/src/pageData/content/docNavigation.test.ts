import { describe, expect, test } from 'vitest'
import { onlyVersion, type TestSiteParts, testSite } from '../../site/testSite.ts'
import { buildBreadcrumbs, buildPagination, docPagination } from './docNavigation.ts'

const docs = {
  'a.md': { title: 'A' },
  'b.md': { title: 'B', sidebar_label: 'Short B' },
  'c.md': { title: 'C', pagination_label: 'On to C', sidebar_label: 'Short C' },
  'd.md': { title: 'D' },
}
const build = (items: unknown[], parts: TestSiteParts = {}) =>
  testSite({ docs, ...parts, sidebars: { notes: items }, config: { docs: { sidebarPath: 'sidebars.ts' } } })

function paginationOf(id: string, items: unknown[], parts?: TestSiteParts) {
  const site = build(items, parts)
  const doc = onlyVersion(site).docs.find((candidate) => candidate.id === id)!
  const version = onlyVersion(site)
  const place = version.places.get('notes')!.get(`/${id}`)
  const { previous, next } = docPagination(doc, place, { version, addresses: site.config })
  return [previous?.label, next?.label]
}

test('the neighbours of a doc are those of its sidebar, from top to bottom', () => {
  expect(paginationOf('b', ['a', { Sub: ['b'] }, 'd'])).toEqual(['A', 'D'])
})

test('the first and the last have one neighbour', () => {
  expect(paginationOf('a', ['a', 'd'])).toEqual([undefined, 'D'])
  expect(paginationOf('d', ['a', 'd'])).toEqual(['A', undefined])
})

test('links, refs, HTML and categories without a page are left out of previous and next', () => {
  const between = [
    { type: 'link', label: 'L', href: '/x' },
    { type: 'ref', id: 'b' },
    { type: 'html', value: '<hr>' },
  ]
  expect(paginationOf('a', ['a', ...between, { Sub: ['d'] }])).toEqual([undefined, 'D'])
})

test('pages of categories are stops', () => {
  const generated = { type: 'category', label: 'Sub', link: { type: 'generated-index' }, items: ['d'] }
  expect(paginationOf('a', ['a', generated])).toEqual([undefined, 'Sub'])
  expect(paginationOf('d', ['a', generated])).toEqual(['Sub', undefined])
})

test('a category with a doc for its page is named as the doc is', () => {
  const category = { type: 'category', label: 'Sub', link: { type: 'doc', id: 'd' }, items: ['a'] }
  expect(paginationOf('a', [category])).toEqual(['D', undefined])
})

test('a generated index has neighbours as well', () => {
  const generated = { type: 'category', label: 'Sub', link: { type: 'generated-index' }, items: ['d'] }
  const version = onlyVersion(build(['a', generated]))
  expect(buildPagination(version.places.get('notes')!.get('/category/sub'), version)).toEqual({
    previous: { label: 'A', href: '/a' },
    next: { label: 'D', href: '/d' },
  })
})

describe('the label of a neighbour', () => {
  test('is its pagination_label, else its sidebar_label', () => {
    expect(paginationOf('a', ['b', 'a', 'c'])).toEqual(['Short B', 'On to C'])
  })

  test('is else that of the item, else the title', () => {
    expect(paginationOf('a', [{ type: 'doc', id: 'd', label: 'Item' }, 'a'])).toEqual(['Item', undefined])
    expect(paginationOf('a', ['d', 'a'])).toEqual(['D', undefined])
  })
})

test('[X8] unlisted docs are left out of previous and next, and have neither', () => {
  const hidden = { docs: { 'a.md': {}, 'b.md': { unlisted: true }, 'c.md': {} } }
  expect(paginationOf('a', ['a', 'b', 'c'], hidden)).toEqual([undefined, 'c'])
  expect(paginationOf('b', ['a', 'b', 'c'], hidden)).toEqual([undefined, undefined])
  expect(paginationOf('a', ['a', 'b', 'c'], { ...hidden, mode: 'dev' })).toEqual([undefined, 'b'])
})

test('a doc outside of every sidebar has no neighbours', () => {
  expect(paginationOf('c', ['a', 'b'])).toEqual([undefined, undefined])
})

describe('front matter', () => {
  const withFields = (fields: object, others: object = {}) => ({
    docs: { ...docs, ...others, 'a.md': { ...fields } },
  })

  test('names other neighbours', () => {
    const parts = withFields({ pagination_prev: 'c', pagination_next: 'd' })
    expect(paginationOf('a', ['a', 'b'], parts)).toEqual(['On to C', 'D'])
  })

  test('takes neighbours away', () => {
    const parts = withFields({ pagination_prev: null, pagination_next: null })
    expect(paginationOf('a', ['c', 'a', 'b'], parts)).toEqual([undefined, undefined])
  })

  test('that names an unlisted doc or a draft shows none', () => {
    const others = { 'c.md': { unlisted: true }, 'd.md': { draft: true } }
    const parts = withFields({ pagination_prev: 'c', pagination_next: 'd' }, others)
    expect(paginationOf('a', ['b', 'a', 'b'], parts)).toEqual([undefined, undefined])
  })
})

const folders = {
  'a/index.md': { title: 'All of A' },
  'a/sub/x.md': { title: 'X' },
  'a/sub/y.md': { title: 'Y' },
  'b/index.md': { title: 'Hidden', unlisted: true },
  'b/z.md': {},
}
const places = onlyVersion(testSite({ docs: folders })).places.get('defaultSidebar')!

test('breadcrumbs show linked and plain categories up to the page, which is not a link', () => {
  expect(buildBreadcrumbs(places.get('/a/sub/x'))).toEqual([
    { label: 'All of A', href: '/a' },
    { label: 'sub' },
    { label: 'X' },
  ])
})

test('the page of a category is the end of the way', () => {
  expect(buildBreadcrumbs(places.get('/a'))).toEqual([{ label: 'All of A' }])
})

test('a category whose page is unlisted is plain text', () => {
  expect(buildBreadcrumbs(places.get('/b/z'))).toEqual([{ label: 'Hidden' }, { label: 'z' }])
})

test('a page outside of the sidebar has no breadcrumbs', () => {
  expect(buildBreadcrumbs(places.get('/elsewhere'))).toEqual([])
})
