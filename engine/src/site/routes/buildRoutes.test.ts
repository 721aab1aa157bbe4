import { describe, expect, test } from 'vitest'
import { toRoutePath } from '../../model/paths.ts'
import { routeAt, type TestSiteParts, testSite } from '../testSite.ts'
import { routeKey } from './buildRoutes.ts'

const paths = (parts: TestSiteParts) => testSite(parts).routes.map(({ path }) => path)
const outputs = (parts: TestSiteParts) => testSite(parts).routes.map(({ output }) => output)

test('[S13] a doc with the slug / is the home page', () => {
  const route = routeAt(testSite({ docs: { 'introduction/index.md': { slug: '/' } } }), '/')
  expect(route).toMatchObject({
    output: 'index.html',
    target: { kind: 'doc', doc: { id: 'introduction/index' } },
  })
})

test('[S14] docs at the root are at their folders and names', () => {
  expect(paths({ docs: { 'a/b.md': {} } })).toContain('/a/b')
})

test('[S26] a doc at blogs/blog has a page', () => {
  expect(outputs({ docs: { 'blogs/blog.md': {} } })).toContain('blogs/blog.html')
})

test('404.html is always written at the root', () => {
  const route = routeAt(testSite({ config: { baseUrl: '/notes/' }, docs: { 'a.md': {} } }), '/notes/404.html')
  expect(route).toMatchObject({ output: '404.html', target: { kind: 'notFound' }, noIndex: true })
})

describe('[S75] slashes at the end', () => {
  const docs = { 'index.md': {}, 'a.md': {}, 'b/index.md': {}, 'c.md': { slug: '/c.html' } }
  test.each([
    [undefined, ['/', '/a', '/b/', '/c.html'], ['index.html', 'a/index.html', 'b/index.html', 'c.html']],
    [false, ['/', '/a', '/b', '/c.html'], ['index.html', 'a.html', 'b.html', 'c.html']],
    [true, ['/', '/a/', '/b/', '/c.html'], ['index.html', 'a/index.html', 'b/index.html', 'c.html']],
  ])('with trailingSlash %s are as set', (trailingSlash, expectedPaths, expectedOutputs) => {
    const parts = { docs, config: { trailingSlash } }
    expect(paths(parts).slice(1)).toEqual(expectedPaths)
    expect(outputs(parts).slice(1)).toEqual(expectedOutputs)
  })
})

test('[S19] special characters in file names are taken literally', () => {
  const docs = { 'a (b).md': {}, 'c: d.md': {}, 'e*.md': {}, 'what?.md': {}, '1 # one.md': {} }
  expect(outputs({ docs }).slice(1)).toEqual([
    'a (b).html',
    'c: d.html',
    'e*.html',
    'what?.html',
    '1 # one.html',
  ])
})

describe('[S20] keys', () => {
  const docs = { 'a.md': {}, 'b.md': { tags: ['x'] }, 'c/d.md': {} }

  test('are the path and three hex digits', () => {
    for (const { path, key } of testSite({ docs }).routes) expect(key).toMatch(keyPattern(path))
  })

  test('are unique', () => {
    const keys = testSite({ docs }).routes.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('stay the same while the page does', () => {
    const other = testSite({ docs: { ...docs, 'z.md': {} } })
    expect(routeAt(testSite({ docs }), '/a').key).toBe(routeAt(other, '/a').key)
  })

  const keyPattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.')}-[0-9a-f]{3}$`)
})

describe('[S143] two pages at one address', () => {
  const docs = { 'a.md': {}, 'b.md': { slug: '/a' } }

  test('are a warning that names address and files, and the first is published', () => {
    const site = testSite({ docs })
    expect(site.diagnostics).toMatchObject([
      {
        code: 'duplicate-route',
        level: 'warning',
        message: 'The address "/a" is claimed by docs/a.md and docs/b.md. Only the first is published.',
      },
    ])
    expect(routeAt(site, '/a')).toMatchObject({ target: { doc: { id: 'a' } } })
  })

  test.each([
    ['throw', ['error']],
    ['log', ['info']],
    ['ignore', []],
  ])('are reported as onDuplicateRoutes: %s says', (onDuplicateRoutes, levels) => {
    const { diagnostics } = testSite({ docs, config: { onDuplicateRoutes } })
    expect(diagnostics.map(({ level }) => level)).toEqual(levels)
  })

  test('may be a note and the search page; a page of the site replaces that', () => {
    const { diagnostics } = testSite({ docs: { 'search.md': {} }, config: { search: {} } })
    expect(diagnostics).toMatchObject([
      { code: 'duplicate-route', message: expect.stringContaining('docs/search.md and the search page') },
    ])
    expect(
      testSite({ docs: { 'index.md': {} }, modules: ['search.tsx'], config: { search: {} } }).diagnostics,
    ).toEqual([])
  })

  test('may be a doc and a page', () => {
    const { diagnostics } = testSite({ docs: { 'index.md': {} }, modules: ['index.tsx'] })
    expect(diagnostics[0]!.message).toContain('docs/index.md and src/pages/index.tsx')
  })

  test('may differ in the slash at the end', () => {
    const { diagnostics } = testSite({
      docs: { 'a.md': {}, 'a/index.md': {} },
      config: { trailingSlash: undefined },
    })
    expect(diagnostics).toMatchObject([{ code: 'duplicate-route' }])
  })
})

test('a path that would leave the site is an error, and has no route', () => {
  const site = testSite({ docs: { 'a.md': { tags: [{ label: 'X', permalink: '/../../up' }] } } })
  expect(site.diagnostics).toMatchObject([{ code: 'invalid-route', level: 'error' }])
  expect(site.diagnostics[0]!.message).toContain('The address "/tags/../../up", which the tag "X" asks for,')
  expect(site.routes.map(({ path }) => path).filter((path) => path.includes('..'))).toEqual([])
})

test.each(['aux.md', 'CON.md', 'nul/x.md', 'lpt1.mdx', 'a./b.md', 'what?.md', 'a "b".md', 'a|b/c.md'])(
  'the page of %s has a name that Windows cannot hold, which is a warning',
  (name) => {
    const { diagnostics, routes } = testSite({ docs: { [name]: {}, 'auxiliary.md': {}, 'console/c.md': {} } })
    expect(diagnostics.map(({ code, level, where }) => [code, level, where?.file])).toEqual([
      ['bad-name-on-windows', 'warning', `docs/${name}`],
    ])
    expect(routes.filter(({ target }) => target.kind === 'doc')).toHaveLength(3)
  },
)

test('[X8] unlisted pages are kept out of search engines, also while writing', () => {
  const parts: TestSiteParts = {
    docs: { 'a.md': { unlisted: true, tags: ['x'] }, 'b.md': {} },
    pages: { 'p.md': { unlisted: true } },
  }
  const hidden = (site: ReturnType<typeof testSite>) =>
    site.routes.filter(({ noIndex }) => noIndex).map(({ path }) => path)
  expect(hidden(testSite(parts))).toEqual(['/404.html', '/a', '/tags/x', '/p'])
  expect(hidden(testSite({ ...parts, mode: 'dev' }))).toEqual(['/404.html', '/a', '/p'])
})

test('noIndex keeps every page out of search engines', () => {
  const { routes } = testSite({ docs: { 'a.md': {} }, config: { noIndex: true } })
  expect(routes.every(({ noIndex }) => noIndex)).toBe(true)
})

test('[S20] a key that is taken gets a fourth digit', () => {
  const path = toRoutePath('/a')
  const key = routeKey(path, { a: 1 }, new Set())
  expect(key).toMatch(/^\/a-[0-9a-f]{3}$/)
  expect(routeKey(path, { a: 1 }, new Set([key]))).toMatch(new RegExp(`^${key}[0-9a-f]$`))
})
