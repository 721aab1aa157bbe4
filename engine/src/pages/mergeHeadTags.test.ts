import { expect, test } from 'vitest'
import { absoluteUrl, mergeHeadTags } from './mergeHeadTags.ts'

const head =
  '<meta charset="utf-8"><title>A</title><meta name="description" content="a > b"><meta property="og:title" content="A"><link rel="canonical" href="/a"><link rel="stylesheet" href="/s.css"><script src="/x.js" data-words="{&quot;a&quot;:1}"></script>'

test.each([
  ['<title>B</title>', '<title>A</title>'],
  ['<meta name="description" content="b"/>', '<meta name="description" content="a > b">'],
  ['<meta property="og:title" content="B">', '<meta property="og:title" content="A">'],
  ['<link rel="canonical" href="/b">', '<link rel="canonical" href="/a">'],
])('%s takes the place of the tag of its name', (own, former) => {
  expect(mergeHeadTags(head, own)).toBe(head.replace(former, '') + own)
})

test.each([
  '<link rel="stylesheet" href="/t.css">',
  '<script type="application/ld+json">{"a":"</b>"}</script>',
  '<meta name="author" content="B">',
])('%s comes beside all others', (own) => {
  expect(mergeHeadTags(head, own)).toBe(head + own)
})

test('of two titles the later one stays, and both of other tags', () => {
  const others = '<meta property="og:image" content="/t.png"><meta property="og:image" content="/u.png">'
  const own = `<title>B</title>${others}<title>C</title>`
  expect(mergeHeadTags('<title>A</title>', own)).toBe(`${others}<title>C</title>`)
})

test('a page that asks for nothing keeps its head', () => {
  expect(mergeHeadTags(head, '')).toBe(head)
})

test.each([
  ['/a b', 'https://example.com/a%20b'],
  ['https://example.org/x', 'https://example.org/x'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['https://e<<xample.com', 'https://e<<xample.com'],
])('%s becomes %s', (address, url) => {
  expect(absoluteUrl(address, { url: 'https://example.com' })).toBe(url)
})
