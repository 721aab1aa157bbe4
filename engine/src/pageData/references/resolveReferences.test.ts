import { expect, test, vi } from 'vitest'
import { routesOfAnchors } from './resolveReferences.ts'
import { testReferences } from './testReferences.ts'

test('[S139] a link to a page that does not exist is reported with the nearest page, or ignored', () => {
  const text = '# A\n\nSee [tls](/guides/tsl) and [x](../nowhere/at/all).'
  expect(testReferences(text, { config: { onBrokenLinks: 'throw' } }).report).toMatchInlineSnapshot(`
    "error  broken-link                                docs/guides/note.md:3:11
      3 | See [tls](/guides/tsl) and [x](../nowhere/at/all).
        |           ^^^^^^^^^^^
      No page of this site has the address "/guides/tsl".
      Did you mean "/guides/tls"?

    error  broken-link                                docs/guides/note.md:3:32
      3 | See [tls](/guides/tsl) and [x](../nowhere/at/all).
        |                                ^^^^^^^^^^^^^^^^^
      No page of this site has the address "/nowhere/at/all", to which "../nowhere/at/all" leads.
      Correct the address. In Markdown, the path of the file, such as "./other.md", holds when its address changes.
    "
  `)
  expect(testReferences(text, { config: { onBrokenLinks: 'ignore' } }).codes).toEqual([])
  expect(testReferences(text, { config: { onBrokenLinks: 'ignore' } }).html).toContain('href="/guides/tsl"')
})

test('[S140] a link to a heading that does not exist is reported with the nearest heading', () => {
  const text = 'See [tls](./tls.md#setup), [again](/guides/tls#nothing-like-it) and [here](#gone).\n\n## Own'
  expect(testReferences(text).report).toMatchInlineSnapshot(`
    "warning  broken-anchor                            docs/guides/note.md:1:11
      1 | See [tls](./tls.md#setup), [again](/guides/tls#nothing-like-it) and [here](#gone).
        |           ^^^^^^^^^^^^^^
      "./tls.md#setup" leads to docs/guides/tls.md, but nothing there has the id "setup".
      Did you mean "#set-up"?

    warning  broken-anchor                            docs/guides/note.md:1:36
      1 | See [tls](./tls.md#setup), [again](/guides/tls#nothing-like-it) and [here](#gone).
        |                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      "/guides/tls#nothing-like-it" leads to docs/guides/tls.md, but nothing there has the id "nothing-like-it".
      Its anchors: #set-up, #mục-lục.

    warning  broken-anchor                            docs/guides/note.md:1:76
      1 | See [tls](./tls.md#setup), [again](/guides/tls#nothing-like-it) and [here](#gone).
        |                                                                            ^^^^^
      "#gone" leads to docs/guides/note.md, but nothing there has the id "gone".
      Its anchors: #own.
    "
  `)
  expect(testReferences(text, { config: { onBrokenAnchors: 'throw' } }).codes).toEqual(
    Array(3).fill('error broken-anchor'),
  )
  expect(testReferences(text, { config: { onBrokenAnchors: 'ignore' } }).codes).toEqual([])
})

test('[S140] anchors of pages that are not made from a compiled note are not checked', () => {
  expect(testReferences('[x](/about#anything)').codes).toEqual([])
})

test('[S141] a link to a file that does not exist is reported with its line and the nearest file, and stays as written', () => {
  const text = '# A\n\n1. [tls](./tsl.md#set-up)'
  expect(testReferences(text).report).toMatchInlineSnapshot(`
    "warning  broken-markdown-link                     docs/guides/note.md:3:10
      3 | 1. [tls](./tsl.md#set-up)
        |          ^^^^^^^^^^^^^^^
      There is no note at "./tsl.md#set-up"; looked for docs/guides/tsl.md.
      Did you mean "./tls.md"?
    "
  `)
  expect(testReferences(text).html).toContain('href="./tsl.md#set-up"')
  const ignore = { onBrokenLinks: 'ignore', markdown: { hooks: { onBrokenMarkdownLinks: 'ignore' } } }
  expect(testReferences(text, { config: ignore }).codes).toEqual([])
})

test('[S141] a link without an address, or to a missing file of the site, is reported as well', () => {
  expect(testReferences('[x]()').codes).toEqual(['warning empty-link'])
  expect(testReferences('[x](@site/gone.pdf)').codes).toEqual(['warning broken-markdown-link'])
})

test('[S139] where broken links stop the build, a link to a missing file does so too, and is reported once', () => {
  expect(testReferences('[x](./gone.md)', { config: { onBrokenLinks: 'throw' } }).codes).toEqual([
    'error broken-markdown-link',
  ])
})

test('a hook is given the problem and may give another address', () => {
  const hook = vi.fn(({ url }: { url: string }) => (url === './gone.md' ? '/elsewhere' : undefined))
  const config = {
    onBrokenLinks: 'ignore',
    markdown: { hooks: { onBrokenMarkdownLinks: hook, onBrokenMarkdownImages: () => '/b.png' } },
  }
  const { html, codes } = testReferences('[x](./gone.md) [y](./lost.md) ![z](./z.png)', { config })
  expect(html).toContain('href="/elsewhere"')
  expect(html).toContain('href="./lost.md"')
  expect(html).toContain('src="/b.png"')
  expect(codes).toEqual([])
  expect(hook).toHaveBeenCalledWith({ url: './gone.md', sourceFilePath: 'docs/guides/note.md' })
})

test('a hook that gives no address leaves the problem to the check of all links', () => {
  const config = { onBrokenLinks: 'warn', markdown: { hooks: { onBrokenMarkdownLinks: () => {} } } }
  expect(testReferences('[x](./gone.md)', { config }).codes).toEqual(['warning broken-markdown-link'])
})

test('an address cannot break out of its attribute', () => {
  expect(testReferences('[x](<https://example.com/"onclick="a>)').html).toMatch(
    /href="https:\/\/example\.com\/(%22|&quot;)onclick=(%22|&quot;)a"/,
  )
  expect(testReferences('![x](<./"gone.png>)').html).not.toContain('""')
})

test('the pages to whose anchors a note links are found without a search for what its broken links may mean', () => {
  const text = '[a](./tls.md#set-up) [b](./gone.md#part) [c](/guides/gone#part) [d](./with%20blank.md)'
  const { page, references } = testReferences(text)
  const filesBeside = vi.fn(() => [])
  const routes = routesOfAnchors(page, { ...references, filesBeside })
  expect(routes.map(({ path }) => path)).toEqual(['/guides/tls'])
  expect(filesBeside).not.toHaveBeenCalled()
})
