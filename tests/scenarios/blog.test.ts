import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { blog, blogFiles, pagesOf } from '../support/sampleBlog.ts'
import { temporarySite } from '../support/temporarySite.ts'

describe('a site with docs, pages and a blog', async () => {
  const build = await temporarySite(blogFiles, { blog }).build()
  const list = readPage(build, 'blog')

  test('[S2] builds from one config without a word', () => {
    expect(build.report).toBe('')
    expect(pagesOf(build)).toEqual([
      'about.html',
      'blog.html',
      'blog/2026/01/02/first.html',
      'blog/2026/02/03/second.html',
      'blog/2026/03/01/hidden.html',
      'blog/archive.html',
      'blog/atom.xml',
      'blog/authors.html',
      'blog/authors/keeper.html',
      'blog/authors/silent.html',
      'blog/page/2.html',
      'blog/rss.xml',
      'blog/tags.html',
      'blog/tags/dns.html',
      'blog/tags/secret.html',
      'blog/tags/tiếng-việt.html',
      'blog/third.html',
      'blogs/blog.html',
      'index.html',
      'tags.html',
      'tags/dns.html',
      'tags/docs-only.html',
      'team.html',
    ])
  })

  test('[S17] pages are beside the docs and the blog at the root', () => {
    expect(readPage(build, 'about').text('h1')).toBe('About')
    expect(readPage(build, 'team').text('h1')).toBe('Team')
    expect(list.text('h1')).toBe('Blog')
  })

  test('[S26] a note at /blogs/blog is beside the blog', () => {
    expect(readPage(build, 'blogs/blog').text('h1')).toBe('About the blog')
    expect(readPage(build, 'blogs/blog').attribute('article p > a', 'href')).toBe('/blog')
  })

  test('the tags of docs at the root are those of the blog too', () => {
    expect(readPage(build, 'tags').texts('.tag')).toEqual(['dns3', 'docs only1', 'Tiếng Việt1'])
    expect(readPage(build, 'tags').attributes('.tag', 'href')).toContain(
      '/blog/tags/ti%E1%BA%BFng-vi%E1%BB%87t',
    )
    expect(readPage(build, 'tags/dns').texts('.tagged-doc a')).toEqual(['Home', 'Second', 'The first'])
  })

  test('style sheets tell its pages apart, and only they load its styles', () => {
    const classesOf = (path: string) => readPage(build, path).attribute('html', 'class')
    expect(classesOf('blog')).toBe('blog-wrapper plugin-blog plugin-id-default blog-list-page')
    expect(classesOf('blog/2026/01/02/first')).toMatch(/blog-post-page$/)
    expect(classesOf('blog/tags/dns')).toMatch(/blog-tags-post-list-page$/)
    expect(list.attributes('link[rel="stylesheet"]', 'href').join()).toContain('/assets/css/blog.')
    expect(readPage(build, 'index').attributes('link[rel="stylesheet"]', 'href').join()).not.toContain(
      'blog.',
    )
  })

  test('search engines get the facts of a post and of the blog', () => {
    const page = readPage(build, 'blog/2026/02/03/second')
    const [data] = page.texts('script[type="application/ld+json"]').map((text) => JSON.parse(text))
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Second',
      datePublished: '2026-02-03T00:00:00.000Z',
      url: 'https://example.com/blog/2026/02/03/second',
      author: [{ name: 'The keeper', url: 'https://example.com/blog/authors/keeper' }, { name: 'A guest' }],
    })
    expect(page.attribute('meta[property="og:type"]', 'content')).toBe('article')
    expect(page.attribute('meta[property="article:published_time"]', 'content')).toBe(
      '2026-02-03T00:00:00.000Z',
    )
    const [blogData] = list.texts('script[type="application/ld+json"]').map((text) => JSON.parse(text))
    expect(blogData).toMatchObject({ '@type': 'Blog', headline: 'Blog' })
    expect(blogData.blogPost).toHaveLength(2)
  })

  test('the sitemap has its pages', () => {
    const sitemap = build.file('sitemap.xml')
    for (const path of ['blog', 'blog/page/2', 'blog/archive', 'blog/2026/01/02/first', 'blog/tags/dns'])
      expect(sitemap).toContain(`<loc>https://example.com/${path}</loc>`)
  })
})
