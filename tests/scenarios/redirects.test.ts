import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/a b.md': '---\naliases: [/old/a, /số]\n---\n\n# A',
  'docs/b.md': '# B\n\n[old](/old/a?q=1), [file](./a%20b.md).',
}

describe('a former address', async () => {
  const build = await temporarySite(files, {
    onBrokenLinks: 'throw',
    redirects: [{ from: ['/away'], to: 'https://example.org/there?a=1&b="2"' }],
  }).build()

  test('has a page that leads on, where scripts run and where they do not', () => {
    expect(build.report).toBe('')
    expect(build.file('old/a.html').replace(/(redirect)\.\w+/, '$1.HASH')).toMatchInlineSnapshot(
      `"<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><script src="/assets/js/redirect.HASH.js" data-to="/a%20b"></script><noscript><meta http-equiv="refresh" content="0; url=/a%20b"></noscript><link rel="canonical" href="https://example.com/a%20b"><meta name="viewport" content="width=device-width, initial-scale=1"><title>This page has moved</title></head><body><h1>This page has moved</h1><p><a href="/a%20b">https://example.com/a%20b</a></p></body></html>"`,
    )
    expect(build.file('away.html')).toContain(
      'content="0; url=https://example.org/there?a=1&amp;b=&quot;2&quot;"',
    )
  })

  test('brings its script, which no other site has', async () => {
    expect(build.paths().filter((path) => path.includes('/redirect.'))).toHaveLength(1)
    const without = await temporarySite({ 'docs/a.md': '# A' }).build()
    expect(without.paths().join()).not.toMatch(/\/redirect\.|_redirects/)
  })

  test('is in the file that hosts read, encoded', () => {
    expect(build.file('_redirects').split('\n')).toEqual([
      '/away https://example.org/there?a=1&b="2" 301',
      '/old/a /a%20b 301',
      `/${encodeURIComponent('số')} /a%20b 301`,
      '',
    ])
  })

  test('is no page: neither the sitemap nor the data of the site names it', () => {
    expect(build.file('sitemap.xml')).not.toContain('/old/')
    expect(JSON.stringify(build.data('routes'))).not.toContain('/old/')
  })

  test('need no change in links: they lead to the page where it is now', () => {
    expect(readPage(build, 'b').attributes('article p a', 'href')).toEqual(['/a%20b?q=1', '/a%20b'])
  })
})

describe('a function that gives the former addresses of pages', () => {
  const siteWith = (code: string) =>
    temporarySite({
      ...files,
      'sotay.config.mjs': `export default {
        title: 'Test', url: 'https://example.com', baseUrl: '/notes/', trailingSlash: false,
        docs: { routeBasePath: '/' }, createRedirects: ${code} }`,
    })

  test('is asked for every page, below the base; an address that a page has is passed over', async () => {
    const code =
      "(path) => path === '/b' ? ['/guide/b', '/a b'] : path[1] === 'a' ? '/old' + path : undefined"
    const build = await siteWith(code).build()
    expect(build.report).not.toContain('redirect')
    expect(build.file('guide/b.html')).toContain('url=/notes/b"')
    expect(build.file('old/a b.html')).toContain('url=/notes/a%20b"')
    expect(readPage(build, 'a b').text('h1')).toBe('A')
  })

  test('may give the names of the files of pages, under which the pages answer', async () => {
    const build = await siteWith("(path) => (path === '/b' ? ['/b.html', '/b.htm'] : [])").build()
    expect(build.report).not.toContain('redirect')
    expect(readPage(build, 'b').text('h1')).toBe('B')
    expect(build.file('b.htm')).toContain('url=/notes/b"')
  })

  test('may give a page the ending .html, without standing before it where hosts try that file first', async () => {
    const build = await temporarySite({
      'docs/b.md': '# B',
      'sotay.config.mjs': `export default { title: 'T', url: 'https://example.com', docs: { routeBasePath: '/' },
        createRedirects: (path) => path + '.html' }`,
    }).build()
    expect(build.paths()).toContain('b.html/index.html')
    expect(build.file('b.html/index.html')).toContain('url=/b"')
    expect(readPage(build, 'b/index').text('h1')).toBe('B')
  })

  test('that gives no address is named with its setting', async () => {
    expect((await siteWith("() => 'old'").build()).report).toContain(
      "it gave 'old', but must give an address that begins with '/', a list of them, or nothing",
    )
  })
})

test('the rules of a site for its host are before those that are made', async () => {
  const build = await temporarySite({ ...files, 'static/_redirects': '/x /y 302' }).build()
  expect(build.file('_redirects')).toMatch(/^\/x \/y 302\n\/old\/a /)
})

test('an address that hosts would read as a pattern has its page only', async () => {
  const aliases = '["/*", "/x/:name", "/plain"]'
  const build = await temporarySite({ 'docs/a.md': `---\naliases: ${aliases}\n---\n# A` }).build()
  expect(build.file('_redirects')).toBe('/plain /a 301\n')
  expect(build.paths()).toEqual(expect.arrayContaining(['*.html', 'x/:name.html']))
})

test('a redirect of the settings that leads nowhere is reported with its place', async () => {
  const redirects = [
    { from: '/old', to: '/b' },
    { from: '/older', to: '/bb' },
  ]
  const { report } = await temporarySite({ 'docs/b.md': '# B' }, { redirects }).build()
  expect(report).toMatch(/redirect-to-nowhere +sotay\.config\.mjs:\d+:5\n/)
  expect(report).toContain('Did you mean "/b"?')
})

test('an alias at the address of a page is reported with its place', async () => {
  const { report, failed } = await temporarySite({
    'docs/a.md': '---\ntitle: A\naliases:\n  - /b\n---\n',
    'docs/b.md': '# B',
  }).build()
  expect(failed).toBe(false)
  expect(report).toMatchInlineSnapshot(`
    "warning  redirect-over-page                       docs/a.md:4:5
      4 |   - /b
        |     ^^
      docs/a.md redirects "/b", but the page made from docs/b.md has that address.
      Remove the redirect, or give the page another address.
    "
  `)
})

test('every language leads on within itself', async () => {
  const build = await temporarySite(files, { i18n: { defaultLocale: 'en', locales: ['en', 'vi'] } }).build()
  expect(build.file('vi/old/a.html')).toContain('<html lang="vi" dir="ltr">')
  expect(build.file('vi/old/a.html')).toContain('Trang này đã chuyển đi')
  expect(build.file('_redirects')).toContain('/vi/old/a /vi/a%20b 301')
})
