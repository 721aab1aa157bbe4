import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { parseXml } from '../support/parseXml.ts'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const day = (number: number) => String(number).padStart(2, '0')
const files = {
  'docs/a.md': '# A\n\nText.',
  'docs/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  'blog/authors.yml': 'keeper: { name: "K & <co>", url: https://example.org/k }',
  'blog/2026-02-01-rich.md':
    '---\ntitle: "A < B & ]]> C"\nauthors: keeper\ntags: ["a<b>&", plain]\ndescription: "Less < more & \\u000b so"\n---\n\nTo [a note](../docs/a.md) and [down](#part).\n\n{/* truncate */}\n\n![Picture](../docs/pic.svg)\n\n## Part\n\nLet $x^2$ be `]]>`, and:\n\n```html\n<a href="/not/an/address">\n```\n\n```mermaid\nflowchart LR\n  a --> b\n```',
  ...Object.fromEntries(
    Array.from({ length: 22 }, (_, index) => [
      `blog/2026-01-${day(index + 1)}-p.md`,
      `---\ntitle: Post ${index + 1}\n---\n\nStart.\n\n{/* truncate */}\n\nEnd ${index + 1}.`,
    ]),
  ),
}

describe('[X14] feeds', async () => {
  const build = await temporarySite(files, {
    title: 'Notes & more',
    baseUrl: '/site/',
    blog: { feedOptions: { type: 'all', copyright: 'Ours' }, onUntruncatedBlogPosts: 'throw' },
  }).build()
  const rss = parseXml(build.file('blog/rss.xml'))
  const atom = parseXml(build.file('blog/atom.xml'))
  const json = JSON.parse(build.file('blog/feed.json'))

  test('every page tells where they are', () => {
    expect(build.report).toBe('')
    const links = readPage(build, 'a').attributes('link[rel="alternate"]', 'title')
    expect(links).toEqual(['Notes & more RSS Feed', 'Notes & more Atom Feed', 'Notes & more JSON Feed'])
  })

  test('a library that reads feeds finds every part of them', () => {
    const address = 'https://example.com/site/blog/2026/02/01/rich'
    const { items: [item] = [], ...channel } = parseRssFeed(build.file('blog/rss.xml'))
    expect(channel).toMatchObject({ title: 'Notes & more Blog', language: 'en', copyright: 'Ours' })
    expect(item).toMatchObject({ title: 'A < B & ]]> C', link: address, guid: { value: address } })
    expect(item?.pubDate && new Date(item.pubDate).getUTCFullYear()).toBe(2026)
    const { entries: [entry] = [], ...feed } = parseAtomFeed(build.file('blog/atom.xml'))
    expect(feed).toMatchObject({ title: { value: 'Notes & more Blog' } })
    expect(entry).toMatchObject({ id: address, authors: [{ name: 'K & <co>' }] })
    const { items: [post] = [], ...header } = parseJsonFeed(build.file('blog/feed.json'))
    expect(header).toMatchObject({ title: 'Notes & more Blog' })
    expect(post).toMatchObject({ url: address, tags: ['a<b>&', 'plain'] })
  })

  test('they hold the 20 newest posts, each whole', () => {
    expect(rss.all('item')).toHaveLength(20)
    expect(atom.all('entry')).toHaveLength(20)
    expect(json.items).toHaveLength(20)
    expect(rss.all('item')[1]!.one('title').text).toBe('Post 22')
    expect(json.items[1].content_html).toContain('End 22.')
  })

  test('RSS has what its specification asks for', () => {
    const channel = rss.one('channel')
    for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate', 'atom:link'])
      expect(channel.children.filter((child) => child.name === name)).toHaveLength(1)
    expect(rss.attributes.version).toBe('2.0')
    expect(channel.one('atom:link').attributes.href).toBe('https://example.com/site/blog/rss.xml')
    const links = rss.all('item').map((item) => {
      expect(item.one('guid').text).toBe(item.one('link').text)
      expect(new Date(item.one('pubDate').text).toUTCString()).toBe(item.one('pubDate').text)
      return item.one('link').text
    })
    expect(new Set(links).size).toBe(20)
  })

  test('Atom has what its specification asks for', () => {
    expect(atom.attributes.xmlns).toBe('http://www.w3.org/2005/Atom')
    for (const element of [atom, ...atom.all('entry')])
      for (const name of ['id', 'title', 'updated'])
        expect(element.children.filter((child) => child.name === name)).toHaveLength(1)
    expect(atom.children.some(({ name }) => name === 'author')).toBe(true)
    const times = atom.all('updated').map(({ text }) => text)
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(atom.children.find(({ name }) => name === 'updated')!.text).toBe([...times].sort().at(-1))
    expect(atom.all('link').map(({ attributes }) => attributes.rel)).toEqual(
      expect.arrayContaining(['self', 'alternate']),
    )
  })

  test('the JSON feed has what its specification asks for', () => {
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://example.com/site/blog',
      feed_url: 'https://example.com/site/blog/feed.json',
    })
    for (const item of json.items) expect(item).toMatchObject({ id: item.url, title: expect.any(String) })
  })

  test('signs that mean something in XML or HTML come through as they are', () => {
    const [item] = rss.all('item')
    expect(item!.one('title').text).toBe('A < B & ]]> C')
    expect(item!.one('description').text).toBe('Less < more & so'.replace('& so', '&  so'))
    expect(item!.all('category').map(({ text }) => text)).toEqual(['a<b>&', 'plain'])
    expect(item!.one('dc:creator').text).toBe('K & <co>')
    expect(atom.all('category')[0]!.attributes.term).toBe('a<b>&')
    expect(json.items[0].title).toBe('A < B & ]]> C')
  })

  test('every address in the text is whole, and nothing needs the site to be read', () => {
    const html = rss.all('item')[0]!.one('content:encoded').text
    expect(html).toBe(json.items[0].content_html)
    expect(html).toBe(atom.all('entry')[0]!.one('content').text)
    const page = 'https://example.com/site/blog/2026/02/01/rich'
    expect(html).toContain('href="https://example.com/site/a"')
    expect(html).toContain(`href="${page}#part"`)
    expect(html).toMatch(/src="https:\/\/example\.com\/site\/assets\/images\/pic-\w+\.svg"/)
    expect(html.match(/<[^>]* (?:href|src)="(?!https?:)/g)).toBeNull()
    expect(html).not.toMatch(/katex-html|hash-link|<button|var\(/)
    expect(html).toContain('stroke="currentColor"')
    expect(html).toContain('<math')
  })
})

test('a feed holds no scripts and no elements that wait for them, and names the picture of a post', async () => {
  const site = temporarySite(
    {
      'blog/wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"/>',
      'static/two.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      'src/Counter.tsx':
        "import { useState } from 'react'\nexport default ({ children }) => <div>{useState(0)[0]}{children}</div>\n",
      'blog/2026-02-01-a.mdx':
        '---\ntitle: A\nimage: ./wide.svg\n---\n\nimport Counter from \'../src/Counter\'\n\n{/* truncate */}\n\nThe ![map](./wide.svg) here.\n\n<Counter>\n\nInside\n\n</Counter>\n\n<Tabs><TabItem value="b" label="B">In a tab</TabItem></Tabs>\n\n<img src="/two.svg" srcSet="/two.svg 2x" alt="" />\n\n<script src="/own.js">own()</script>\n\nEnd.',
    },
    { docs: false, blog: { feedOptions: { type: 'all' } } },
  )
  const { file, report } = await site.build()
  expect(report).toBe('')
  const { image, content_html: html } = JSON.parse(file('blog/feed.json')).items[0]
  expect(image).toMatch(/^https:\/\/example\.com\/assets\/images\/wide-\w+\.svg$/)
  expect(file('blog/rss.xml')).toContain(`<media:content url="${image}" medium="image"/>`)
  expect(html).not.toMatch(/sotay-|<script|<template|own\(\)|data-files/)
  expect(html).toContain(`src="${image}"`)
  expect(html).toContain('srcset="https://example.com/two.svg 2x"')
  for (const text of ['Inside', '<b>B</b></p>In a tab', 'End.']) expect(html).toContain(text)
})

test('the settings may choose what the feeds hold, and say it in other words', async () => {
  const build = async (createFeedItems: string) =>
    temporarySite({
      ...files,
      'sotay.config.mjs': `export default { title: 'T', url: 'https://example.com', docs: false, onBrokenLinks: 'ignore', blog: { feedOptions: { createFeedItems: ${createFeedItems} } } }`,
    }).build()
  const { file } = await build(`async ({ blogPosts, defaultCreateFeedItems, ...rest }) => {
    const [first, second] = defaultCreateFeedItems({ blogPosts: blogPosts.filter(({ title }) => /2$/.test(title)), ...rest })
    return [{ ...first, title: 'Renamed' }, second]
  }`)
  const titles = parseXml(file('blog/rss.xml'))
    .all('item')
    .map((item) => item.one('title').text)
  expect(titles).toEqual(['Renamed', 'Post 12'])
  const { report } = await build(`async () => { throw new Error('No idea') }`)
  expect(report).toContain('"blog.feedOptions.createFeedItems" failed: No idea')
})
