import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readQueries } from '../../bench/search/readQueries.mjs'
import { notesBuild } from '../support/notesBuild.ts'
import { readPage } from '../support/readPage.ts'
import { unnamedScripts } from '../support/unnamedScripts.ts'
import { median, weighAnswers, weighShell } from '../support/weighNotes.ts'

const build = await notesBuild()
const paths = build.paths().filter((path) => path.endsWith('.html') && path !== 'search/index.html')
const pages = new Map(paths.map((path) => [path, readPage(build, path)]))
const pageOf = (path: string) => pages.get(path)!

test('[S7] every topic folder is in the sidebar, and nothing is wrong but that these copies have no history', () => {
  expect(build.report.match(/^(error|warning|info) .*/gm)).toEqual(['warning  no-git-history'])
  expect(pageOf('index.html').texts('.theme-doc-sidebar-menu > li')).toEqual([
    'Introduction',
    'Foundations',
    'Guides',
    'Technologies',
    'Personal development',
    'Archive',
    'Blog',
  ])
})

describe('the site map that the notes have to follow', () => {
  const demanded = readFileSync(new URL('../fixtures/siteMap.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const sitemap = build.file('sitemap.xml')

  /** A page that moved away leaves none, or one that only leads to the new address. */
  const isPage = (address: string) =>
    pages.get(address === '/' ? 'index.html' : `${address.slice(1)}.html`)?.texts('h1').length === 1
  const isInSitemap = (address: string) =>
    sitemap.includes(`<loc>https://notes.example.com${encodeURI(address)}</loc>`)

  test('[X20] has no address that is not a page', () => {
    expect(demanded.length).toBeGreaterThan(200)
    expect(demanded.filter((address) => !isPage(address))).toEqual([])
  })

  test.each([
    ['S25', '/archive/faqs/', 2],
    ['S26', '/blogs/blog', 1],
    ['S27', '/foundations/leetcode/cheatcodes/', 21],
    ['S28', '/foundations/leetcode/docs/', 9],
    ['S29', '/foundations/networking/', 28],
    ['S30', '/foundations/operating system/', 10],
    ['S31', '/foundations/system design/beginner/', 12],
    ['S32', '/foundations/z-source', 1],
    ['S33', '/guides/technical/', 10],
    ['S34', '/personal dev/', 25],
    ['S35', '/technologies/', 98],
  ] as const)('[%s] asks %s for pages that are there and in the sitemap', (_, group, count) => {
    const members = demanded.filter((address) => address.startsWith(group))
    expect(members).toHaveLength(count)
    expect(members.filter((address) => !isPage(address) || !isInSitemap(address))).toEqual([])
  })

  test('[S32] puts the sources last among their neighbours', () => {
    const neighbours = '.theme-doc-sidebar-item-category-level-1 > details > ul > li'
    expect(pageOf('foundations/z-source.html').texts(neighbours).at(-1)).toBe('Sources')
  })

  test('[S30][S31] names folders with a space, and they are linked without one', () => {
    const page = pageOf('foundations/system design/beginner/caching.html')
    expect(page.texts('.breadcrumbs__link').slice(1)).toEqual([
      'Foundations',
      'System design',
      'Beginner',
      'Caching',
    ])
    expect(page.attribute('.pagination-nav__link--prev', 'href')).toBe(
      '/foundations/system%20design/beginner/load-balancing',
    )
  })
})

describe('the notes of this repository', () => {
  test('[S10] every note is a page', () => {
    expect(paths.length).toBeGreaterThan(50)
    expect(build.pageCount).toBe(paths.length)
  })

  test('[S8] every note in Vietnamese says so, and its title is whole', () => {
    const names = paths.filter((path) => path.startsWith('personal dev/sharing/'))
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) {
      const page = pageOf(name)
      expect(page.attribute('html', 'lang')).toBe('vi')
      expect(page.text('title')).toContain(page.text('h1'))
      expect(page.texts('.menu [aria-current="page"]')).toEqual([page.text('h1')])
    }
  })

  test('[S47] every note has one link to the docs on the left, and it is the current one', () => {
    const notes = [...pages.values()].filter((page) =>
      /\bdocs-doc-page\b/.test(page.attribute('html', 'class') ?? ''),
    )
    expect(notes.length).toBeGreaterThan(200)
    for (const page of notes) {
      const links = page.texts('.theme-layout-navbar-left > .navbar__link')
      expect(links.filter((label) => label === 'Docs')).toHaveLength(1)
      expect(page.texts('.theme-layout-navbar-left > [aria-current="page"]')).toEqual(['Docs'])
    }
  })

  test("[S118] there is no form but the search, except in the notes' own islands", () => {
    const ofTheEngine = ['404.html', 'search.html', 'offline.html', 'tags.html']
    for (const [path, page] of pages) {
      const inIsland = ofTheEngine.includes(path) ? 'no-island' : 'sotay-island'
      const count = (element: string) =>
        page.texts(element).length - page.texts(`${inIsland} ${element}`).length
      const searches = page.texts('form[role="search"]').length
      expect({ path, forms: count('form') }).toEqual({ path, forms: searches })
      // The boxes of a task list are inputs too, which nobody can use.
      const fields = ['input', 'select', 'textarea'].map(count)
      expect({ path, fields }).toEqual({ path, fields: [searches + count('input[disabled]'), 0, 0] })
    }
  })

  test.each(paths)(
    '%s has one title, asks no other host for anything, and runs no script that is not named',
    (path) => {
      const page = pageOf(path)
      expect(page.texts('h1')).toHaveLength(1)
      const fetched = ['script', 'img', 'link[rel="stylesheet"]', 'link[rel="icon"]'].flatMap((element) => [
        ...page.attributes(element, 'src'),
        ...page.attributes(element, 'href'),
      ])
      expect(fetched.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([])
      expect(unnamedScripts(page.html)).toEqual([])
    },
  )

  test('the slider of the planner is named by its label, not the number beside it', () => {
    const about = pages.get('about.html')!
    expect(about.attribute('input[type="range"]', 'id')).toBe(about.attribute('label[for]', 'for'))
  })

  test('the median note adds at most 4.2 KB of HTML to its words, code and drawings apart', () => {
    const notes = paths.filter((path) => build.paths().includes(path.replace('.html', '.md')))
    expect(notes.length).toBeGreaterThan(50)
    // The hashes in the names of files compress to a few bytes more or less with each change of the code.
    expect(median(notes.map((path) => weighShell(build, path)))).toBeLessThan(4250)
  })

  test('the median query shows its first results, texts and all, for at most 55 KB', async () => {
    const queries = ['english', 'vietnamese'].flatMap(readQueries)
    const weights = await weighAnswers(
      build,
      queries.map(({ typed }) => typed!),
    )
    expect(median(weights)).toBeLessThanOrEqual(55 * 1024)
  })

  test('[S75] no link into the site ends in a slash but that to the home page', () => {
    const links = [...pages.values()].flatMap((page) => page.attributes('a', 'href'))
    expect(links.filter((href) => /^\/.+\/($|[?#])/.test(href))).toEqual([])
  })
})
