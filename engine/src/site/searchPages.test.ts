import { expect, test } from 'vitest'
import type { Document } from '../markdown/document.ts'
import { searchScopes } from './searchPages.ts'
import type { Site } from './site.ts'
import { type TestSite, testSite } from './testSite.ts'

const pagesOf = (site: Site) => {
  const outlines = site.routes.flatMap(({ target }) =>
    target.kind === 'doc' ? [target.doc.outline] : target.kind === 'markdownPage' ? [target.outline] : [],
  )
  const compiled = { body: [], references: [], headings: [], anchors: [], hasContentTitle: false }
  const documents = outlines.map((outline) => ({
    ...outline,
    ...compiled,
    sections: [{ title: '', text: 'Text.' }],
  })) as unknown as Document[]
  return searchScopes(site, documents)
}
const pathsWith = (search: object, site: TestSite) =>
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

test('pages that stand alone can be found where the config says so', () => {
  const site = { docs, pages: { 'about.md': {} } }
  expect(pathsWith({}, site)).not.toContain('about')
  expect(pathsWith({ indexPages: true, indexDocs: false }, site)).toEqual(['about'])
})

test('a page has its keywords and tags, each once', () => {
  const [scope] = pagesOf(testSite({ docs, config: { search: {} } }))
  expect(scope!.pages[1]).toMatchObject({ href: '/b/c', keywords: ['y', 'x'], lang: 'en', title: 'c' })
})

test('a search that is switched off has nothing to find', () => {
  expect(pagesOf(testSite({ docs }))).toEqual([])
})
