import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/same.md': '# The doc',
  'docs/z.md': '---\nslug: /same\n---\n\n# Another doc',
  'src/pages/same.md': '# The page',
  'docs/unique.md': '# Unique',
}

test('[S143] pages that claim one address are a warning that names them; the first is published', async () => {
  const build = await temporarySite(files).build()
  expect(build.failed).toBe(false)
  expect(build.report).toMatchInlineSnapshot(`
    "warning  duplicate-route                          docs/z.md:2:1
      2 | slug: /same
        | ^^^^
      The address "/same" is claimed by docs/same.md, docs/z.md and src/pages/same.md. Only the first is published.
      Rename one of them, or set another "slug" in its front matter.
    "
  `)
  expect(readPage(build, 'same').text('h1')).toBe('The doc')
})

test('[S143] notes whose names differ only in the case of letters claim one address, to which links and sidebar lead', async () => {
  const build = await temporarySite({
    'docs/A.md': '# Large',
    'docs/a.md': '# Small',
    'docs/index.md': '# Home\n\n[large](A.md) [small](a.md)',
  }).build()
  expect(build.report).toContain('The address "/A" is claimed by docs/A.md and docs/a.md.')
  const home = readPage(build, 'index')
  expect(home.attributes('article p a', 'href')).toEqual(['/A', '/A'])
  expect(home.attributes('a', 'href')).not.toContain('/a')
})

test('[S143] pages with one address can stop the build, or go unsaid', async () => {
  const thrown = await temporarySite(files, { onDuplicateRoutes: 'throw' }).build()
  expect(thrown.failed).toBe(true)
  expect(thrown.report).toMatch(/^error {2}duplicate-route/)
  const ignored = await temporarySite(files, { onDuplicateRoutes: 'ignore' }).build()
  expect(ignored.report).toBe('')
})

describe('a page of the site called 404', async () => {
  const files = {
    'docs/a.md': '# A',
    'docs/tips.md': '# Tips\n\n[lost](/404.html)',
    'i18n/vi/docusaurus-plugin-content-pages/404.md': '# Lạc rồi',
  }
  const settings = { i18n: { defaultLocale: 'en', locales: ['en', 'vi'] } }
  const page = { 'src/pages/404.md': '# Lost?\n\nTry [A](/a). Xylophone.' }

  test.each([false, true, undefined])(
    '[S143] takes the place of the not-found page, trailingSlash: %s',
    async (trailingSlash) => {
      const build = await temporarySite({ ...files, ...page }, { ...settings, trailingSlash }).build()
      expect(build.report).toBe('')
      const mine = readPage(build, '404')
      expect(mine.text('h1')).toBe('Lost?')
      expect(build.file('404.html')).toContain('noindex, nofollow')
      expect(build.file('404.html')).toMatch(/<link [^>]*canonical[^>]*\/404\.html/)
      expect(readPage(build, 'vi/404').text('h1')).toBe('Lạc rồi')
      expect(build.paths().filter((path) => /404/.test(path) && path.endsWith('.html'))).toEqual([
        '404.html',
        'vi/404.html',
      ])
    },
  )

  test('is not found by the search, and is not in the sitemap or the list for machine readers', async () => {
    const build = await temporarySite({ ...files, ...page }).build()
    const lists = build
      .paths()
      .filter((path) => /^(?:sitemap\.xml|llms.*\.txt|assets\/search\/.*)$/.test(path))
    expect(lists.length).toBeGreaterThan(2)
    for (const list of lists) expect(build.file(list)).not.toMatch(/xylophone|\/404/i)
  })

  test('may be a component', async () => {
    const build = await temporarySite({
      ...files,
      'src/pages/404.tsx': 'export default () => <h1>Lost in code</h1>',
    }).build()
    expect(build.report).toBe('')
    expect(readPage(build, '404').text('h1')).toBe('Lost in code')
  })

  test('is to be among the pages: a doc of that name is told so', async () => {
    const build = await temporarySite({ ...files, 'docs/404.md': '# Mine' }).build()
    expect(build.report).toContain(
      'is claimed by the not-found page and docs/404.md. Only the first is published.',
    )
    expect(build.report).toContain('A not-found page of your own is src/pages/404.md.')
    expect(readPage(build, '404').text('h1')).toBe('Page Not Found')
  })
})
