import { describe, expect, test } from 'vitest'
import { routeAt, type TestSiteParts, testSite } from '../testSite.ts'
import { pagePath } from './routeClaims.ts'

const paths = (parts: TestSiteParts) =>
  testSite(parts)
    .routes.map(({ path }) => path)
    .slice(1)

test('pages are beside docs at the root', () => {
  const parts = {
    docs: { 'a.md': {} },
    pages: { 'about.md': {}, 'team/index.mdx': {} },
    modules: ['x/y z.tsx'],
  }
  expect(paths(parts)).toEqual(['/a', '/about', '/team', '/x/y z'])
})

test('pages are below their own route base', () => {
  const config = { baseUrl: '/notes/', pages: { routeBasePath: 'p' } }
  expect(paths({ pages: { 'about.md': {} }, modules: ['index.tsx'], docs: {}, config })).toEqual([
    '/notes/p/about',
    '/notes/p',
  ])
})

test('a Markdown page may name its slug', () => {
  expect(paths({ pages: { 'a/about.md': { slug: '/who' } } })).toEqual(['/who'])
})

test('[X8] a draft page is published while writing only', () => {
  const pages = { 'about.md': { draft: true } }
  expect(paths({ pages })).toEqual([])
  expect(paths({ pages, mode: 'dev' })).toEqual(['/about'])
})

test('a Markdown page knows where it can be edited and when it was', () => {
  const config = { pages: { editUrl: 'https://git.example.com', showLastUpdateTime: true } }
  const history = { 'src/pages/about.md': { date: '2026-11-01T00:00:00Z' } }
  expect(routeAt(testSite({ pages: { 'about.md': {} }, history, config }), '/about').target).toMatchObject({
    editUrl: 'https://git.example.com/src/pages/about.md',
    lastUpdate: { date: '2026-11-01T00:00:00.000Z' },
  })
})

test('a function gives the whole edit link of a page', () => {
  const editUrl = (facts: object) => JSON.stringify(facts)
  const { target } = routeAt(testSite({ pages: { 'a/b.md': {} }, config: { pages: { editUrl } } }), '/a/b')
  expect(target.kind === 'markdownPage' && JSON.parse(target.editUrl!)).toEqual({
    pagesDirPath: 'src/pages',
    pagesPath: 'a/b.md',
    permalink: '/a/b',
    locale: 'en',
  })
})

describe('tags', () => {
  test('have pages below the docs, and a list', () => {
    expect(paths({ docs: { 'a.md': { tags: ['x y'] } } })).toEqual(['/a', '/tags', '/tags/x-y'])
    const config = { docs: { routeBasePath: 'docs', tagsBasePath: 'topics' } }
    expect(paths({ docs: { 'a.md': { tags: ['x'] } }, config })).toEqual([
      '/docs/a',
      '/docs/topics',
      '/docs/topics/x',
    ])
  })

  test('have no list when no listed doc has a tag', () => {
    expect(paths({ docs: { 'a.md': {} } })).toEqual(['/a'])
    expect(paths({ docs: { 'a.md': { tags: ['x'], unlisted: true } } })).toEqual(['/a', '/tags/x'])
  })
})

test('[X3] generated indexes have pages', () => {
  const site = testSite({
    docs: { 'a/x.md': {} },
    categories: { a: { link: { type: 'generated-index', title: 'All', keywords: ['k'] } } },
  })
  expect(routeAt(site, '/category/a').target).toMatchObject({
    kind: 'generatedIndex',
    title: 'All',
    keywords: ['k'],
    sidebarId: 'defaultSidebar',
    category: { label: 'a' },
  })
})

test.each([
  ['about.tsx', '/about'],
  ['index.tsx', '/'],
  ['team/index.md', '/team/'],
  ['team/a b.mdx', '/team/a b'],
  ['v1.2/notes.md', '/v1.2/notes'],
])('the page %s is at %s', (file, path) => {
  expect(pagePath(file)).toBe(path)
})
