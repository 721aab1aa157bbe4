import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { sampleSite } from '../support/sampleSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const buildWith = (trailingSlash: boolean | undefined) =>
  temporarySite(sampleSite.files, { ...sampleSite.config, trailingSlash }).build()

const pathsOf = (build: Awaited<ReturnType<typeof buildWith>>) =>
  build.paths().filter((path) => path.endsWith('.html'))

/** The addresses of pages that a page links, without what follows the path. */
const linkedPages = (build: Awaited<ReturnType<typeof buildWith>>) =>
  pathsOf(build).flatMap((path) => {
    const links = readPage(build, path).attributes('a', 'href')
    return links.filter((href) => /^\/(?!.*\.\w+$)/.test(href)).map((href) => href.replace(/[?#].*/, ''))
  })

describe('[S75] trailingSlash: false', async () => {
  const build = await buildWith(false)

  test('[S75] pages are files of their own names, those of folders too', () => {
    expect(pathsOf(build)).toEqual(
      expect.arrayContaining(['a b/one.html', 'guide.html', 'index.html', 'tags.html']),
    )
    // The search page is at both addresses, for links to results have a slash before their query.
    expect(pathsOf(build).filter((path) => path.endsWith('/index.html'))).toEqual(['search/index.html'])
  })

  test('[S75] no link into the site ends in a slash but that to the home page', () => {
    expect(linkedPages(build).filter((href) => href !== '/' && href.endsWith('/'))).toEqual([])
    expect(linkedPages(build)).toContain('/guide')
    expect(readPage(build, 'guide').attribute('link[rel="canonical"]', 'href')).toBe(
      'https://example.com/guide',
    )
    expect(build.file('sitemap.xml')).toContain('<loc>https://example.com/guide</loc>')
  })

  test('[S75] what follows the path stays', () => {
    expect(readPage(build, 'index').attribute('.footer__link-item', 'href')).toBe('/guide?from=footer#text')
  })
})

describe('trailingSlash: true', async () => {
  const build = await buildWith(true)

  test('pages are the index files of folders, but for the not-found page', () => {
    const others = pathsOf(build).filter((path) => !/(^|\/)index\.html$/.test(path))
    expect(others).toEqual(['404.html'])
    expect(pathsOf(build)).toEqual(
      expect.arrayContaining(['a b/one/index.html', 'guide/index.html', 'index.html']),
    )
  })

  test('every link to a page ends in a slash', () => {
    expect(linkedPages(build).filter((href) => !href.endsWith('/'))).toEqual([])
    expect(readPage(build, 'guide/index').attribute('link[rel="canonical"]', 'href')).toBe(
      'https://example.com/guide/',
    )
    expect(readPage(build, 'index').attribute('.footer__link-item', 'href')).toBe('/guide/?from=footer#text')
    expect(build.file('sitemap.xml')).toContain('<loc>https://example.com/a%20b/one/</loc>')
  })

  test('forms lead to the search page without a redirect, which may lose what is asked', () => {
    for (const page of ['guide/index', '404', 'search/index'])
      expect(new Set(readPage(build, page).attributes('form', 'action'))).toEqual(new Set(['/search/']))
  })
})

describe('trailingSlash left out', async () => {
  const build = await buildWith(undefined)

  test('pages are the index files of folders, but for the not-found page', () => {
    const others = pathsOf(build).filter((path) => !/(^|\/)index\.html$/.test(path))
    expect(others).toEqual(['404.html'])
  })

  test('links end in a slash where they lead to the page of a folder', () => {
    const sidebar = readPage(build, 'a b/one/index').attributes('.menu a', 'href')
    expect(sidebar).toEqual(
      expect.arrayContaining(['/guide/', '/a%20b/one', '/a%20b/two', '/category/listed']),
    )
    expect(build.file('sitemap.xml')).toContain('<loc>https://example.com/guide/</loc>')
    expect(build.file('sitemap.xml')).toContain('<loc>https://example.com/a%20b/one</loc>')
  })
})
