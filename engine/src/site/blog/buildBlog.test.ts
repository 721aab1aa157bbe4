import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { groupByYear } from '../../model/sidebar.ts'
import { testSite } from '../testSite.ts'
import { parsePostPath } from './buildBlog.ts'

const authors = {
  keeper: { name: 'Keeper', page: true, url: 'https://example.org' },
  guest: {
    name: 'Guest',
    email: 'guest@example.com',
    imageURL: '/img/me.png',
    page: { permalink: '/visitors/guest' },
  },
  writer: { name: 'Writer', url: 'https://example.org/w', email: 'w@example.com' },
  other: {
    name: 'Other',
    email: 'o@example.com',
    socials: { x: '@other', mastodon: 'https://example.org/@o', blog: 'o' },
  },
  AnBình: { name: 'An Bình', page: true },
}

const posts = {
  '2026-01-02-first.md': { tags: ['dns', 'C++'], authors: 'keeper' },
  '2026-02-03-second.md': { slug: 'own/address', title: 'Second', authors: ['guest', { name: 'Inline' }] },
  '2026-03-04-third.md': { date: '2025-12-31 23:30', draft: true },
  '2026-05-06-hidden.md': { unlisted: true },
}

const blogOf = (parts: Parameters<typeof testSite>[0] = {}) =>
  testSite({ docs: { 'a.md': {} }, posts, authors, ...parts }).blogs[0]!

test('posts are below the blog, by the day of their file or by their slug', () => {
  expect(blogOf().posts.map(({ permalink }) => permalink)).toEqual([
    '/blog/2026/05/06/hidden',
    '/blog/own/address',
    '/blog/2026/01/02/first',
  ])
})

test('drafts are there while writing, by the day that they say themselves', () => {
  const { posts: all, listed } = blogOf({ mode: 'dev' })
  expect(all).toHaveLength(4)
  expect(listed).toHaveLength(4)
  expect(all.at(-1)!.date.toISOString()).toBe('2025-12-31T23:30:00.000Z')
})

test('a post without a title is called as its file, and one of a journal by its day', () => {
  const untitled = {
    '2026-01-05.md': {},
    '2026-01-04/index.md': {},
    '2026-01-03-a-walk.md': { title: '' },
    '2026/01/02.md': {},
    'index-of-days.md': { date: '2026-01-01' },
  }
  expect(blogOf({ posts: untitled }).posts.map(({ title }) => title)).toEqual([
    '2026-01-05',
    '2026-01-04',
    'a-walk',
    '2026-01-02',
    'index-of-days',
  ])
})

test('a site without posts has no blog, whatever else is in its folder', () => {
  const site = testSite({ docs: { 'a.md': {} }, authors: { broken: {} } })
  expect(site.blogs).toEqual([])
  expect(site.diagnostics).toEqual([])
})

describe('where the name of an author leads', () => {
  const known = new Map(blogOf().authors.map((author) => [author.key, author]))

  test.each([
    ['keeper', '/blog/authors/keeper'],
    ['AnBình', '/blog/authors/an-binh'],
    ['guest', '/blog/authors/visitors/guest'],
    ['writer', 'https://example.org/w'],
    ['other', 'mailto:o@example.com'],
  ])('of %s to %s', (key, href) => {
    expect(known.get(key)!.href).toBe(href)
  })

  test('accounts elsewhere are names or full addresses; a site that is not known needs the address', () => {
    expect(known.get('other')!.socials).toEqual([
      { platform: 'X', href: 'https://x.com/other' },
      { platform: 'Mastodon', href: 'https://example.org/@o' },
    ])
  })

  test('pictures are found from the base', () => {
    const blog = blogOf({ config: { baseUrl: '/base/' } })
    expect(blog.authors[1]!.imageUrl).toBe('/base/img/me.png')
  })
})

test('a tag has the address of its words below the tags of the blog', () => {
  expect(blogOf().posts[2]!.tags.map(({ permalink }) => permalink)).toEqual([
    '/blog/tags/dns',
    '/blog/tags/c',
  ])
})

test('a post can name an author by key and say more of them', () => {
  const own = { '2026-01-02-a.md': { authors: [{ key: 'keeper', title: 'Guest editor' }] } }
  expect(blogOf({ posts: own }).posts[0]!.authors).toMatchObject([{ name: 'Keeper', title: 'Guest editor' }])
})

test('the older way names one author in fields of their own', () => {
  const own = {
    '2026-01-02-a.md': { author: 'Old', authorURL: 'https://example.org', author_title: 'Writer' },
  }
  const { blogs, diagnostics } = testSite({ docs: { 'a.md': {} }, posts: own })
  expect(diagnostics).toEqual([])
  expect(blogs[0]!.posts[0]!.authors).toMatchObject([
    { name: 'Old', title: 'Writer', href: 'https://example.org' },
  ])
})

test('[S82] the year of a post is that of UTC, wherever the site is built', () => {
  vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh')
  onTestFinished(() => void vi.unstubAllEnvs())
  const late = { 'late.md': { date: '2025-12-31 23:30' }, 'early.md': { date: '2026-01-01' } }
  const { listed } = blogOf({ posts: late })
  expect(new Date('2025-12-31T23:30Z').getFullYear()).toBe(2026)
  expect(groupByYear(listed).map(([year, posts]) => [year, posts.length])).toEqual([
    [2026, 1],
    [2025, 1],
  ])
})

test.each([
  ['2021-05-04-Foo.md', '/2021/05/04/Foo', '2021-05-04', 'Foo'],
  ['2021-05-04-foo/index.mdx', '/2021/05/04/foo', '2021-05-04', 'foo'],
  ['2021/05/04-foo.md', '/2021/05/04/foo', '2021-05-04', 'foo'],
  ['2021/05/04/foo.md', '/2021/05/04/foo', '2021-05-04', 'foo'],
  ['2021/05-04-foo.md', '/2021/05/04/foo', '2021-05-04', 'foo'],
  ['sub/2021-5-4-foo.md', '/2021/5/4/sub/foo', '2021-5-4', 'foo'],
  ['2021-05-04/index.md', '/2021/05/04/index', '2021-05-04', 'index'],
  ['2021-05-04.md', '/2021/05/04/', '2021-05-04', ''],
  ['2021/2021-05-04.md', '/2021/05/04/', '2021-05-04', ''],
  ['2021/05/2021-05-04.md', '/2021/05/04/', '2021-05-04', ''],
  ['2021-05-04 Foo.md', '/2021/05/04/Foo', '2021-05-04', 'Foo'],
  ['2021-05-04 - Foo.md', '/2021/05/04/Foo', '2021-05-04', 'Foo'],
  ['welcome.md', '/welcome', undefined, 'welcome'],
  ['sub/Welcome/index.md', '/sub/Welcome', undefined, 'sub/Welcome'],
  ['version 1.2.3.mdx', '/version 1.2.3', undefined, 'version 1.2.3'],
])('[X2] %s has the slug %s', (path, slug, date, name) => {
  expect(parsePostPath(path)).toEqual({ slug, ...(date && { date }), name })
})
