import { expect, test } from 'vitest'
import { onlyVersion, testSite } from '../../site/testSite.ts'
import { buildBreadcrumbs } from './docNavigation.ts'

const docs = {
  'a/index.md': { title: 'All of A' },
  'a/sub/x.md': { title: 'X' },
  'a/sub/y.md': { title: 'Y' },
  'b/index.md': { title: 'Hidden', unlisted: true },
  'b/z.md': {},
}
const places = onlyVersion(testSite({ docs })).places.get('defaultSidebar')!

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
