import { expect, test } from 'vitest'
import { testDocument } from '../markdown/testDocument.ts'
import { toSourcePath } from '../model/paths.ts'
import { sourceOf } from '../site/routes/routeSource.ts'
import { routeAt, testSite } from '../site/testSite.ts'
import { anchorsBySource, buildLinkIndex } from './linkIndex.ts'

const site = testSite({
  docs: { 'a b.md': { slug: '/New' } },
  pages: { 'about.md': {} },
  modules: ['app.tsx'],
})

const index = buildLinkIndex(site)

test('pages are found by their file', () => {
  expect(index.routesBySource.get(toSourcePath('docs/a b.md'))).toBe('/New')
  expect(index.routesBySource.get(toSourcePath('src/pages/about.md'))).toBe('/about')
  expect(index.routesBySource.has(toSourcePath('src/pages/app.tsx'))).toBe(false)
})

test('pages are found by their address in small letters, without a slash at its end', () => {
  expect(index.routesByKey.get('/new')?.path).toBe('/New')
  expect(index.routesByKey.get('/app')?.target.kind).toBe('reactPage')
  expect(sourceOf(routeAt(site, '/app'))).toBeUndefined()
})

test('the anchors of each note are found by its file', () => {
  const anchors = anchorsBySource([testDocument('## A\n\n## B')])
  expect([...anchors.get(toSourcePath('docs/note.md'))!]).toEqual(['a', 'b'])
})
