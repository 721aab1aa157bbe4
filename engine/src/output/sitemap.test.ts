import { expect, test } from 'vitest'
import { toOutputPath, toRoutePath } from '../model/paths.ts'
import { testSite } from '../site/testSite.ts'
import { renderSitemap } from './sitemap.ts'

/** The sitemap of a site with so many pages. */
function sitemapOf(pageCount: number) {
  const { config, routes } = testSite({ docs: { 'a.md': {} }, config: { baseUrl: '/notes/' } })
  const [route] = routes
  const many = Array.from({ length: pageCount }, (_, index) => {
    return { ...route!, path: toRoutePath(`/notes/${index}`), output: toOutputPath(`${index}.html`) }
  })
  return renderSitemap(
    { config, routes: many },
    { sitemap: config.sitemap as never, hidden: new Set(), history: new Map() },
  )
}

const addressesIn = (contents: string) => [...contents.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

test('up to 50,000 addresses are in one file', () => {
  const files = sitemapOf(50_000)
  expect(files.map(({ path }) => path)).toEqual(['sitemap.xml'])
  expect(addressesIn(files[0]!.contents)).toHaveLength(50_000)
})

test('more are in several files, which the first one lists', () => {
  const [index, ...parts] = sitemapOf(50_001)
  expect(index!.contents).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(parts.map(({ path }) => path)).toEqual(['sitemap-1.xml', 'sitemap-2.xml'])
  expect(addressesIn(index!.contents)).toEqual([
    'https://notes.example.com/notes/sitemap-1.xml',
    'https://notes.example.com/notes/sitemap-2.xml',
  ])
  expect(parts.map(({ contents }) => addressesIn(contents).length)).toEqual([50_000, 1])
})
