import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { sampleSite } from '../support/sampleSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const build = await temporarySite(sampleSite.files, { ...sampleSite.config, baseUrl: '/my notes/' }).build()
const pages = build.paths().filter((path) => path.endsWith('.html'))
const base = '/my%20notes/'

test('files lie in the output as they would without a base', () => {
  expect(build.report).toBe('')
  expect(pages).toEqual([
    '404.html',
    'a b/one.html',
    'a b/two.html',
    'about.html',
    'category/listed.html',
    'guide.html',
    'guide/deep/leaf.html',
    'index.html',
    'listed/item.html',
    'quiet.html',
    'search.html',
    'search/index.html',
    'tags.html',
    'tags/first.html',
    'tags/tiếng-việt.html',
    'team.html',
  ])
})

test.each(pages)(
  '[S74] every address on %s begins with the base, leaves the site, or stays on the page',
  (path) => {
    const page = readPage(build, path)
    const addresses = ['href', 'src', 'action'].flatMap((name) => page.attributes(`[${name}]`, name))
    const wrong = addresses.filter((address) => !address.startsWith(base) && !/^(#|https:\/\/)/.test(address))
    expect(addresses.length).toBeGreaterThan(10)
    expect(wrong).toEqual([])
    for (const address of page.attributes('link[rel="canonical"]', 'href')) {
      expect(address).toContain(`https://example.com${base}`)
    }
  },
)

test.each(pages)('every address on %s that leads into the site leads to a file of it', (path) => {
  const page = readPage(build, path)
  const addresses = ['href', 'src'].flatMap((name) => page.attributes(`[${name}]`, name))
  const files = addresses
    .filter((address) => address.startsWith(base))
    .map((address) => decodeURI(address.slice(base.length).replace(/[?#].*/, '')))
    .map((file) => (file === '' ? 'index.html' : /\.\w+$/.test(file) ? file : `${file}.html`))
  expect(files.filter((file) => !build.paths().includes(file))).toEqual([])
})

test('[S74] sitemap and data know the base', () => {
  expect(build.file('sitemap.xml')).toContain(`<loc>https://example.com${base}a%20b/one</loc>`)
  expect(build.file('sitemap.xml')).toContain(`<loc>https://example.com${base}</loc>`)
  expect(build.data('docs')).toMatchObject({ path: '/my notes/', versions: [{ path: '/my notes/' }] })
})

test('breadcrumbs for search engines know the base', () => {
  const { itemListElement } = JSON.parse(
    readPage(build, 'guide/deep/leaf').text('script[type="application/ld+json"]'),
  )
  expect(itemListElement[0].item).toBe(`https://example.com${base}guide`)
})
