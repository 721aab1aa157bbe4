import { expect, test } from 'vitest'
import type { Document } from '../../markdown/document.ts'
import { toRoutePath } from '../../model/paths.ts'
import { documentsBySource, outlineOf } from '../../site/routes/routeSource.ts'
import type { Site } from '../../site/site.ts'
import { type TestSiteParts, testSite } from '../../site/testSite.ts'
import { searchScopes } from './searchScopes.ts'

const pagesOf = (site: Site) => {
  const outlines = site.routes.flatMap(({ target }) => outlineOf(target) ?? [])
  const compiled = { body: [], references: [], headings: [], anchors: [], hasContentTitle: false }
  const documents = outlines.map((outline) => ({
    ...outline,
    ...compiled,
    sections: [{ title: '', text: 'Text.' }],
  })) as unknown as Document[]
  return searchScopes(site, documentsBySource(documents))
}

const pathsWith = (search: object, site: TestSiteParts) =>
  pagesOf(testSite({ ...site, config: { search } })).flatMap(({ pages }) => pages.map(({ path }) => path))

const docs = {
  'a.md': {},
  'b/c.md': { tags: ['x'], keywords: ['y', 'x'] },
  'u.md': { unlisted: true },
  'd.md': { draft: true },
}

test('notes can be found, but for unlisted ones and drafts, while they are written too', () => {
  expect(pathsWith({}, { docs })).toEqual(['a', 'b/c'])
  expect(pathsWith({}, { docs, mode: 'dev' })).toEqual(['a', 'b/c'])
})

test('notes are left out by path or pattern', () => {
  expect(pathsWith({ ignoreFiles: 'a' }, { docs })).toEqual(['b/c'])
  expect(pathsWith({ ignoreFiles: [/^b\//] }, { docs })).toEqual(['a'])
})

test('standalone pages can be found where the config says so', () => {
  const site = { docs, pages: { 'about.md': {} } }
  expect(pathsWith({}, site)).not.toContain('about')
  expect(pathsWith({ indexPages: true, indexDocs: false }, site)).toEqual(['about'])
})

test('posts can be found under the name of the blog, unless the config leaves them out; lists of them never', () => {
  const posts = { '2026-01-02-a.md': { tags: ['x'] }, '2026-01-03-b.md': { unlisted: true } }
  expect(pathsWith({}, { posts, config: { docs: false } })).toContain('blog/2026/01/02/a')
  expect(pathsWith({ indexBlog: false }, { docs, posts })).toEqual(['a', 'b/c'])
  const [scope] = pagesOf(testSite({ posts, config: { docs: false, search: {} } }))
  expect(scope!.pages).toMatchObject([{ path: 'blog/2026/01/02/a', breadcrumbs: ['Blog'], keywords: ['x'] }])
})

test('a page has its keywords and tags, each once', () => {
  const [scope] = pagesOf(testSite({ docs, config: { search: {} } }))
  expect(scope!.pages[1]).toMatchObject({ href: '/b/c', keywords: ['y', 'x'], lang: 'en', title: 'c' })
})

test('[S38][S123][S124] an older version is searched by itself, and its notes lie in the same contexts', () => {
  const site = testSite({
    docs: { 'guides/a.md': {} },
    pages: { 'about.md': {} },
    config: { docs: { routeBasePath: 'next' }, search: { indexPages: true } },
  })
  const [next] = site.versions
  Object.assign(next!, { isLast: false })
  const latest = { ...next!, isLast: true, path: toRoutePath('/') }
  const [newest, older] = pagesOf({ ...site, versions: [next!, latest] })
  expect(older).toMatchObject({
    path: 'next/',
    pages: [{ path: 'guides/a', href: '/next/guides/a' }, { path: 'about' }],
  })
  expect(newest).toMatchObject({ path: '', pages: [{ path: 'about' }] })
})

test('a search that is switched off has nothing to find', () => {
  expect(pagesOf(testSite({ docs }))).toEqual([])
})
