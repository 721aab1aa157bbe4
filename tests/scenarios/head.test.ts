import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '# Home\n\nWelcome to *my* notes.',
  'docs/a b/ghi chú.md':
    '---\ntitle: Named & "quoted"\ndescription: What <it> is.\nkeywords: [one, two]\nimage: /img/own.png\n---\n\n# Heading\n\nText.',
  'docs/a b/bare.md': '# Bare',
}

describe('what a page says of itself', async () => {
  const build = await temporarySite(files, {
    title: 'Notes',
    favicon: 'img/icon.svg',
    image: 'img/card.png',
  }).build()
  const home = readPage(build, 'index')
  const page = readPage(build, 'a b/ghi chú')
  const metaOf = (from: typeof page, name: string) =>
    [
      ...from.attributes(`meta[name="${name}"]`, 'content'),
      ...from.attributes(`meta[property="${name}"]`, 'content'),
    ][0]

  test('[S74] its title is before that of the site', () => {
    expect(home.text('title')).toBe('Home | Notes')
    expect(page.text('title')).toBe('Named & "quoted" | Notes')
    expect(page.text('h1')).toBe('Heading')
  })

  test('[S74] the icon is the favicon of the settings', () => {
    expect(page.attribute('link[rel="icon"]', 'href')).toBe('/img/icon.svg')
  })

  test('[S74] addresses begin with that of the site and are encoded', () => {
    const address = `https://example.com${encodeURI('/a b/ghi chú')}`
    expect(page.attribute('link[rel="canonical"]', 'href')).toBe(address)
    expect(metaOf(page, 'og:url')).toBe(address)
    expect(page.attributes('link[rel="alternate"][hreflang]', 'href')).toEqual([address, address])
    expect(page.attributes('link[rel="alternate"]', 'hreflang')).toEqual(['en', 'x-default'])
    expect(home.attribute('link[rel="canonical"]', 'href')).toBe('https://example.com/')
  })

  test('its description is written, or the first line of its text', () => {
    expect(metaOf(page, 'description')).toBe('What <it> is.')
    expect(metaOf(page, 'og:description')).toBe('What <it> is.')
    expect(metaOf(home, 'description')).toBe('Welcome to my notes.')
    expect(metaOf(readPage(build, 'a b/bare'), 'description')).toBeUndefined()
  })

  test('keywords and picture are its own; else the picture is that of the site', () => {
    expect(metaOf(page, 'keywords')).toBe('one,two')
    expect(metaOf(page, 'og:image')).toBe('https://example.com/img/own.png')
    expect(metaOf(home, 'og:image')).toBe('https://example.com/img/card.png')
    expect(metaOf(home, 'keywords')).toBeUndefined()
  })

  test('previews, search and phones find what they look for', () => {
    expect(metaOf(page, 'og:title')).toBe('Named & "quoted" | Notes')
    expect(metaOf(page, 'og:locale')).toBe('en')
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(page, 'viewport')).toBe('width=device-width, initial-scale=1')
    expect(metaOf(page, 'docsearch:docusaurus_tag')).toBe('docs-default-current')
    expect(metaOf(readPage(build, '404'), 'docsearch:docusaurus_tag')).toBe('default')
  })

  test('a page without a picture asks for a small card', async () => {
    const plain = await temporarySite({ 'docs/a.md': '# A' }).build()
    expect(metaOf(readPage(plain, 'a'), 'twitter:card')).toBe('summary')
  })

  test('[S97] the page is light as it is built, whatever the reader had chosen', () => {
    expect(page.attribute('html', 'data-theme')).toBe('light')
  })
})

test('[S97] a site may be dark as it is built', async () => {
  const build = await temporarySite(files, { colorMode: { defaultMode: 'dark' } }).build()
  expect(readPage(build, 'index').attribute('html', 'data-theme')).toBe('dark')
})

test('a page called like the site has that title once, and the delimiter is a setting', async () => {
  const build = await temporarySite(files, { title: 'Home', titleDelimiter: '·' }).build()
  expect(readPage(build, 'index').text('title')).toBe('Home')
  expect(readPage(build, 'a b/bare').text('title')).toBe('Bare · Home')
})

test('what a page says of itself counts before the tags of the settings', async () => {
  const names = ['description', 'robots', 'og:title', 'og:image', 'og:type']
  const metadata = names.map((name) => ({ name, content: 'Site' }))
  const pages = {
    'blog/2024-01-02-x.md': '---\ntags: [red]\n---\n\n# Post',
    'docs/own.md': '---\ndescription: Own\nimage: https://a.example/b.png\n---\n\n# One',
    'docs/none.md': '# Site',
  }
  const build = await temporarySite(pages, { title: 'Site', metadata }).build()
  const own = readPage(build, 'own')
  expect(own.attribute('meta[name="description"]', 'content')).toBe('Own')
  expect(own.attribute('meta[property="og:title"]', 'content')).toBe('One | Site')
  expect(own.attribute('meta[property="og:image"]', 'content')).toBe('https://a.example/b.png')
  expect(own.attribute('meta[name="robots"]', 'content')).toBe('Site')
  const tag = readPage(build, 'blog/tags/red')
  expect(tag.attributes('meta[name="description"]', 'content')).toEqual(['Site'])
  expect(tag.attributes('meta[name="og:type"]', 'content')).toEqual(['Site'])
  const post = readPage(build, 'blog/2024/01/02/x')
  expect(post.attribute('meta[property="og:type"]', 'content')).toBe('article')
  const none = readPage(build, 'none')
  expect(none.attributes('meta[name="og:image"]', 'content')).toEqual(['Site'])
  expect(none.attributes('meta[name="description"]', 'content')).toEqual(['Site'])
})

test('noIndex asks search engines to leave the whole site out', async () => {
  const build = await temporarySite(files, { noIndex: true }).build()
  expect(readPage(build, 'index').attribute('meta[name="robots"]', 'content')).toBe('noindex, nofollow')
  expect(build.paths()).not.toContain('sitemap.xml')
})

describe('tags that the settings add', async () => {
  const build = await temporarySite(files, {
    metadata: [
      { name: 'twitter:card', content: 'summary' },
      { name: 'theme-color', content: '#fff' },
    ],
    headTags: [
      { tagName: 'link', attributes: { rel: 'me', href: 'https://example.org/me' } },
      { tagName: 'script', attributes: {}, innerHTML: 'window.x = 1' },
      { tagName: 'noscript', attributes: {} },
    ],
    scripts: [{ src: 'https://cdn.example.org/a.js', async: true }, '/own.js'],
    stylesheets: ['/extra.css'],
  }).build()
  const page = readPage(build, 'a b/bare')
  const policy = page.attribute('meta[http-equiv="Content-Security-Policy"]', 'content')

  test('replace those of the same name, or are added beside them', () => {
    expect(page.attributes('meta[name="twitter:card"]', 'content')).toEqual(['summary'])
    expect(page.attribute('meta[name="theme-color"]', 'content')).toBe('#fff')
    expect(page.attribute('link[rel="me"]', 'href')).toBe('https://example.org/me')
    expect(page.attribute('link[href="/extra.css"]', 'rel')).toBe('stylesheet')
    expect(page.html).toContain('<noscript></noscript>')
    expect(page.attribute('script[src="https://cdn.example.org/a.js"]', 'async')).toBe('')
  })

  test('are let through by the content policy one by one, and nothing else is', () => {
    expect(policy).toMatchInlineSnapshot(
      `"script-src 'self' https://cdn.example.org 'sha256-TRQHTtKk2Jz9TNrGZb+BnTJZb+vLVfeW/a0aaZ7avUM='; object-src 'none'; base-uri 'self'"`,
    )
    expect(policy).not.toContain('unsafe')
  })
})

test('the content policy lets only files of the site run', async () => {
  const build = await temporarySite(files).build()
  const policy = readPage(build, 'a b/bare').attribute(
    'meta[http-equiv="Content-Security-Policy"]',
    'content',
  )
  expect(policy).toBe("script-src 'self'; object-src 'none'; base-uri 'self'")
})
