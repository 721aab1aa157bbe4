import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { blog, blogFiles, post } from '../support/sampleBlog.ts'
import { temporarySite } from '../support/temporarySite.ts'

describe('the pages of a blog', async () => {
  const build = await temporarySite(blogFiles, { blog }).build()
  const list = readPage(build, 'blog')

  test('a list shows the beginnings of its posts, newest first, and the way to the rest', () => {
    expect(list.texts('article h2')).toEqual(['Second', 'The first', 'Part'])
    expect(list.texts('.read-more [aria-hidden]')).toEqual(['Read more', 'Read more'])
    expect(list.texts('.read-more .sr-only')).toContain('Read more about Second')
    expect(list.html).not.toContain('The rest.')
    expect(list.attribute('.pagination-nav', 'aria-label')).toBe('Blog list page navigation')
    expect(list.text('.pagination-nav__link--next')).toBe('Older entries')
    const second = readPage(build, 'blog/page/2')
    expect(second.texts('article h2')).toEqual(['Third'])
    expect(second.attribute('.pagination-nav__link--prev', 'href')).toBe('/blog')
  })

  test('what a list shows has the ids of its headings, and its footnotes lead to the post', () => {
    expect(list.attributes('article [id]', 'id')).toEqual(['part'])
    expect(list.attributes('article sup a', 'href')).toEqual(['/blog/2026/01/02/first#user-content-fn-1'])
  })

  test('a post has its title, day, authors, tags and the posts beside it', () => {
    const page = readPage(build, 'blog/2026/01/02/first')
    expect(page.texts('h1')).toEqual(['The first'])
    expect(page.text('.post-meta time')).toBe('January 2, 2026')
    expect(page.attribute('.author-name', 'href')).toBe('/blog/authors/keeper')
    expect(page.texts('.theme-blog-footer-tags-row .tag')).toEqual(['dns', 'Tiếng Việt'])
    expect(page.attribute('.pagination-nav', 'aria-label')).toBe('Blog post page navigation')
    expect(page.texts('.pagination-nav__sublabel')).toEqual(['Newer post', 'Older post'])
    expect(page.texts('.pagination-nav__label')).toEqual(['Second', 'Third'])
    expect(
      page.attribute('#__blog-post-container a[href="/blog/2026/02/03/second#rest"]', 'href'),
    ).toBeDefined()
  })

  test('[S81] reading takes a minute for each 200 words, rounded up', () => {
    expect(readPage(build, 'blog/third').text('.post-meta')).toContain('2 min read')
    expect(readPage(build, 'blog/2026/02/03/second').text('.post-meta')).toContain('One min read')
  })

  test('title_meta is the title of the document alone', () => {
    const page = readPage(build, 'blog/2026/02/03/second')
    expect(page.text('title')).toBe('Second, for engines | Test')
    expect(page.text('h1')).toBe('Second')
  })

  test('[S82] the sidebar has the latest posts by year in UTC', () => {
    expect(list.attribute('.menu', 'aria-label')).toBe('Blog recent posts navigation')
    expect(list.text('.sidebar-title')).toBe('Recent posts')
    expect(list.texts('.theme-doc-sidebar-menu .menu__link')).toEqual([
      '2026',
      'Second',
      'The first',
      '2025',
      'Third',
    ])
    const page = readPage(build, 'blog/2026/01/02/first')
    expect(page.texts('.menu [aria-current="page"]')).toEqual(['The first'])
  })

  test('an unlisted post is reached by its address alone, and is in the sidebar on its own page only', () => {
    const page = readPage(build, 'blog/2026/03/01/hidden')
    expect(page.has('.theme-unlisted-banner')).toBe(true)
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex, nofollow')
    expect(page.texts('.menu [aria-current="page"]')).toEqual(['Hidden'])
    expect(page.has('.pagination-nav')).toBe(false)
    expect(readPage(build, 'blog/tags').texts('.tag')).toEqual(['dns2', 'Tiếng Việt1'])
    expect(readPage(build, 'blog/tags/secret').attribute('meta[name="robots"]', 'content')).toBe(
      'noindex, nofollow',
    )
    for (const path of ['blog.html', 'blog/archive.html', 'blog/rss.xml', 'sitemap.xml'])
      expect(build.file(path).toLowerCase()).not.toContain('hidden</')
  })

  test('the archive lists posts by year, the oldest of a year first', () => {
    const page = readPage(build, 'blog/archive')
    expect([page.has('article .archive-year'), page.has('article h1')]).toEqual([true, false])
    expect(page.texts('h2')).toEqual(['2026', '2025'])
    expect(page.texts('.archive-year li')).toEqual([
      'January 2 - The first',
      'February 3 - Second',
      'December 31 - Third',
    ])
  })

  test('tags and authors have pages of their own', () => {
    const tag = readPage(build, 'blog/tags/dns')
    expect(tag.text('h1')).toBe('2 posts tagged with "dns"')
    expect(tag.attribute('.post-list-header > a', 'href')).toBe('/blog/tags')
    const author = readPage(build, 'blog/authors/keeper')
    expect(author.text('h1')).toBe('The keeper - 2 posts')
    expect(author.texts('.post-list-header .author-socials')).toEqual(['GitHub'])
    expect(readPage(build, 'blog/authors/silent').text('main')).toContain(
      'This author has not written any posts yet.',
    )
    expect(readPage(build, 'blog/authors').texts('.authors-list > li')).toEqual([
      'TKThe keeperKeeps notesGitHubOf these notes.2 posts',
      'AGA guest2 posts',
      'SSilent0 posts',
    ])
  })
})

test('[S81] what is in the front matter takes no time to read', async () => {
  const description = 'word '.repeat(20)
  const build = await temporarySite(
    { 'blog/2026-01-02-a.md': post(`title: A\ndescription: ${description}`, 'word '.repeat(190)) },
    { docs: false, blog: { onUntruncatedBlogPosts: 'ignore' } },
  ).build()
  expect(readPage(build, 'blog/2026/01/02/a').text('.post-meta')).toContain('One min read')
})

test('an author without a picture has initials, and the newest post of a list has its picture', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  const named = (image: string) =>
    `---\nauthors: [{ name: Trần Văn Ánh }, { name: Ann, image_url: /me.svg }]\nimage: ${image}\n---\n\nText.\n\n<!-- truncate -->\n\nRest.`
  const build = await temporarySite({
    'docs/index.md': '# Home',
    'static/me.svg': picture,
    'blog/own.svg': picture,
    'blog/2026-01-02-new.md': named('./own.svg'),
    'blog/2025-01-02-old.md': named('/me.svg'),
  }).build()
  const list = readPage(build, 'blog')
  expect(list.texts('.author-picture[data-hue]')).toEqual(['TÁ', 'TÁ'])
  expect(list.attributes('img.author-picture', 'src')).toEqual(['/me.svg', '/me.svg'])
  expect(list.attributes('.post-picture', 'src')).toEqual([
    expect.stringMatching(/^\/assets\/.*own-\w+\.svg$/),
  ])
  expect(readPage(build, 'blog/2026/01/02/new').has('.post-picture')).toBe(false)
})
