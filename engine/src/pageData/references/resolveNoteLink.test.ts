import { expect, test } from 'vitest'
import { type Given, testReferences } from './testReferences.ts'

const attributesOf = (html: string) => /<a([^>]*)>/.exec(html)?.[1]?.trim()
const link = (url: string, given?: Given) => attributesOf(testReferences(`[x](${url})`, given).html)
const newTab = ' target="_blank" rel="noopener noreferrer"'

test.each([
  ['./tls.md', '/guides/tls'],
  [String.raw`.\tls.md`, '/guides/tls'],
  [String.raw`..\root.md`, '/root'],
  ['tls.md', '/guides/tls'],
  ['../root.md', '/root'],
  ['/guides/tls.md', '/guides/tls'],
  ['guides/tls.md', '/guides/tls'],
  ['docs/root.md', '/root'],
  ['/docs/root.md', '/root'],
  ['@site/docs/root.md', '/root'],
  ['@site/src/pages/about.md', '/about'],
  ['./Case.mdx', '/guides/Case'],
  ['./index.md', '/guides'],
  ['./with%20blank.md', '/guides/with%20blank'],
  ['<./with blank.md>', '/guides/with%20blank'],
  ['<../tiếng/đường dẫn.md>', '/ti%E1%BA%BFng/%C4%91%C6%B0%E1%BB%9Dng%20d%E1%BA%ABn'],
  ['./tls.md?x=1&y#set-up', '/guides/tls?x=1&amp;y#set-up'],
  ['./tls.md/#set-up', '/guides/tls#set-up'],
  ['../root.md/', '/root'],
  ['./tls.md#mục-lục', '/guides/tls#m%E1%BB%A5c-l%E1%BB%A5c'],
  ['./tls.md#m%E1%BB%A5c-l%E1%BB%A5c', '/guides/tls#m%E1%BB%A5c-l%E1%BB%A5c'],
])('a link to the file %s leads to its page %s', (url, href) => {
  const { html, codes } = testReferences(`[x](${url})`)
  expect(attributesOf(html)).toBe(`href="${href}"`)
  expect(codes).toEqual([])
})

test('reference definitions are resolved like links', () => {
  expect(attributesOf(testReferences('[x][y]\n\n[y]: ./tls.md#set-up').html)).toBe(
    'href="/guides/tls#set-up"',
  )
})

test('a file with a slug of its own is linked by it', () => {
  expect(testReferences('---\nslug: /new\n---\n[x](./note.md)').html).toContain('href="/new"')
})

test.each([
  ['./root.md', 'docs/guides/root.md is not there, and ./ means this folder only'],
  ['../guides.md', 'there is no such file'],
  ['@site/root.md', 'the site folder is not the docs folder'],
])('%s leads nowhere: %s', (url) => {
  expect(testReferences(`[x](${url})`).codes).toEqual(['warning broken-markdown-link'])
})

test.each([
  ['/guides/tls', '/guides/tls'],
  ['/guides/tls/', '/guides/tls'],
  ['/Guides/TLS', '/guides/tls'],
  ['/guides/case', '/guides/Case'],
  ['tls', '/guides/tls'],
  ['./tls', '/guides/tls'],
  ['../root', '/root'],
  ['./', '/guides'],
  ['/guides/with%20blank', '/guides/with%20blank'],
  ['</guides/with blank>', '/guides/with%20blank'],
  ['/guides/tls?a=b#set-up', '/guides/tls?a=b#set-up'],
  ['#own', '#own'],
  ['#', '#'],
  ['#top', '#top'],
  ['?q=1', '?q=1'],
])('a link to the address %s leads to %s', (url, href) => {
  const { html, codes } = testReferences(`[x](${url})\n\n## Own`)
  expect(attributesOf(html)).toBe(`href="${href}"`)
  expect(codes).toEqual([])
})

test.each([
  ['/guides/tls', '/notes/guides/tls'],
  ['/notes/guides/tls', '/notes/guides/tls'],
  ['./tls.md', '/notes/guides/tls'],
  ['tls', '/notes/guides/tls'],
  ['pathname:///a.zip', '/notes/a.zip'],
])('below a base, %s leads to %s', (url, href) => {
  const { html, codes } = testReferences(`[x](${url})`, { config: { baseUrl: '/notes/' } })
  expect(attributesOf(html)?.replace(newTab, '')).toBe(`href="${href}"`)
  expect(codes).toEqual([])
})

test('addresses end in a slash where the config asks for it, and relative ones are seen from there', () => {
  const config = { trailingSlash: true }
  expect(link('./tls.md#set-up', { config })).toBe('href="/guides/tls/#set-up"')
  expect(link('/guides/tls?a', { config })).toBe('href="/guides/tls/?a"')
  expect(link('../tls', { config })).toBe('href="/guides/tls/"')
})

test.each([
  ['https://example.com/a?b=%20#c', `href="https://example.com/a?b=%20#c"${newTab}`],
  ['//example.com/a', `href="//example.com/a"${newTab}`],
  ['https://example.com/100%25', `href="https://example.com/100%25"${newTab}`],
  ['mailto:a@example.com', 'href="mailto:a@example.com"'],
  ['tel:+84123', 'href="tel:+84123"'],
  ['pathname:///a%20b.zip?v=1#c', `href="/a%20b.zip?v=1#c"${newTab}`],
])('%s leaves the site with %s', (url, attributes) => {
  expect(link(url)).toBe(attributes)
})

test('a link in HTML keeps its own target and rel, each once', () => {
  const html = (own: string) => `---\nmdx: { format: md }\n---\n<a href="https://example.com" ${own}>x</a>`
  const attributes = (own: string) => attributesOf(testReferences(html(own)).html)
  const address = 'href="https://example.com"'
  expect(attributes('target="_self"')).toBe(`${address} rel="noopener noreferrer" target="_self"`)
  expect(attributes('rel="me"')).toBe(`${address} target="_blank" rel="me"`)
  expect(attributes('target="_blank" rel="me"')).toBe(`${address} target="_blank" rel="me"`)
})

test.each([
  ['./b%20c.pdf', '/assets/b%20c-0123abcd.pdf'],
  ['./b%20c.pdf#page=2', '/assets/b%20c-0123abcd.pdf#page=2'],
  ['/e.zip?v=1', '/assets/e-0123abcd.zip?v=1'],
  ['@site/other/f.png', '/assets/f-0123abcd.png'],
])('the file %s is linked by its hashed name %s in a new tab', (url, href) => {
  expect(link(url)).toBe(`href="${href}"${newTab}`)
  expect(testReferences(`[x](${url})`).codes).toEqual([])
})

test.each(['/guides/tls.html', './tls/index', '/Guides/TLS/index.html', '/guides/tls/'])(
  'a link to %s gets the address of its page, which every host answers',
  (url) => {
    expect(testReferences(`[x](${url}#set-up)`).codes).toEqual([])
    expect(link(`${url}#set-up`)).toBe('href="/guides/tls#set-up"')
  },
)

test('a link to a file that may not be published stays as it is written, and is reported', () => {
  expect(link('/note.html')).toBe('href="/note.html"')
  expect(testReferences('[x](/note.html)').codes).toEqual(['warning broken-link'])
})

test('links from a page at the root of the site are seen from there', () => {
  expect(link('guides/tls', { from: 'root.md' })).toBe('href="/guides/tls"')
  expect(link('./guides/tls.md', { from: 'root.md' })).toBe('href="/guides/tls"')
})

test('a link whose scheme has lost a sign is broken, and its correction is proposed', () => {
  const { report } = testReferences('[x](http//example.com/a)')
  expect(report).toContain('Did you mean "http://example.com/a"?')
})
