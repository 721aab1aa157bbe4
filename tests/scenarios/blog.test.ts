import { describe, expect, test } from 'vitest'
import type { TestBuild } from '../../engine/src/testing.ts'
import { readPage } from '../html/readPage.ts'
import { temporarySite } from './temporarySite.ts'

const post = (frontMatter: string, text = 'Start.\n\n{/* truncate */}\n\n## Rest\n\nThe rest.') =>
  `---\n${frontMatter}\n---\n\n${text}`

const files = {
  'docs/index.md':
    '---\nslug: /\ntags: [dns, docs only]\n---\n\n# Home\n\n[The post](../blog/2026-02-03-second.md)',
  'docs/blogs/blog.md': '# About the blog\n\nSee [it](/blog).',
  'src/pages/about.md': '# About\n\nText.',
  'src/pages/team.tsx': 'export default function Team() {\n  return <h1>Team</h1>\n}\n',
  'blog/authors.yml': [
    'keeper: { name: The keeper, title: Keeps notes, description: Of these notes., page: true, socials: { github: keeper } }',
    'guest: { name: A guest, email: guest@example.com }',
    'silent: { name: Silent, page: true }',
  ].join('\n'),
  'blog/2026-01-02-first.md': post(
    'authors: keeper\ntags: [dns, Tiếng Việt]',
    '# The *first*\n\nSee [the second](./2026-02-03-second.md#rest) and a note.[^1]\n\n## Part\n\n<!-- truncate -->\n\nMore.\n\n[^1]: The note.',
  ),
  'blog/2026-02-03-second.md': post(
    'title: Second\ntitle_meta: Second, for engines\nauthors: [keeper, guest]\ntags: [dns]',
  ),
  'blog/third.md': post(
    `title: Third\ndate: 2025-12-31 23:30\nauthors: guest`,
    `${'word '.repeat(201)}\n\n<!-- truncate -->\n\nEnd.`,
  ),
  'blog/2026-03-01-hidden.md': post('title: Hidden\nunlisted: true\ntags: [secret]'),
  'blog/2026-04-01-draft.md': post('title: Draft\ndraft: true\ntags: [dns]'),
}
/** Its pages and feeds. */
const pagesOf = (build: TestBuild) =>
  build.paths().filter((path) => /^(?!assets|search|404|sitemap).*\.(?:html|xml)$/.test(path))

const blog = { postsPerPage: 2, onInlineTags: 'ignore' } as const

describe('a site with docs, pages and a blog', async () => {
  const build = await temporarySite(files, { blog }).build()
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

  test('[S17] pages stand beside the docs and the blog at the root', () => {
    expect(readPage(build, 'about').text('h1')).toBe('About')
    expect(readPage(build, 'team').text('h1')).toBe('Team')
    expect(list.text('h1')).toBe('Blog')
  })

  test('[S26] a note at /blogs/blog stands beside the blog', () => {
    expect(readPage(build, 'blogs/blog').text('h1')).toBe('About the blog')
    expect(readPage(build, 'blogs/blog').attribute('article p > a', 'href')).toBe('/blog')
  })

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

  test('what a list shows has no ids of its own, and its footnotes lead to the post', () => {
    expect(list.attributes('article [id]', 'id')).toEqual([])
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
    expect(readPage(build, 'blog/tags').texts('.tag')).toEqual(['dns 2', 'Tiếng Việt 1'])
    expect(readPage(build, 'blog/tags/secret').attribute('meta[name="robots"]', 'content')).toBe(
      'noindex, nofollow',
    )
    for (const path of ['blog.html', 'blog/archive.html', 'blog/rss.xml', 'sitemap.xml'])
      expect(build.file(path).toLowerCase()).not.toContain('hidden</')
  })

  test('the archive lists posts by year, the oldest of a year first', () => {
    const page = readPage(build, 'blog/archive')
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
    expect(readPage(build, 'blog/authors').texts('.authors-list b, .authors-list .author-name')).toBeDefined()
  })

  test('the tags of docs at the root are those of the blog too', () => {
    expect(readPage(build, 'tags').texts('.tag')).toEqual(['dns 3', 'docs only 1', 'Tiếng Việt 1'])
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

  test('search engines are told what a post and the blog are', () => {
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

describe('settings of the blog', () => {
  test('no posts: no pages of a blog, no feeds and nothing said', async () => {
    const build = await temporarySite({
      'docs/index.md': '# Home',
      'blog/authors.yml': 'broken: [',
      'blog/_draft.md': 'x',
    }).build()
    expect(build.report).not.toContain('blog/_draft')
    expect(build.paths().filter((path) => path.includes('blog'))).toEqual([])
  })

  test('[S77] the paths of docs and blog can be moved', async () => {
    const build = await temporarySite(
      { 'notes/a.md': '# A', 'news/2026-01-02-b.md': post('title: B') },
      {
        docs: { path: 'notes', routeBasePath: 'manual' },
        blog: { path: 'news', routeBasePath: 'latest', archiveBasePath: null, feedOptions: { type: null } },
      },
    ).build()
    expect(build.report).toBe('')
    expect(pagesOf(build)).toEqual(['latest.html', 'latest/2026/01/02/b.html', 'manual/a.html'])
  })

  test('[S82] without years the sidebar is one list', async () => {
    const build = await temporarySite(files, { blog: { ...blog, sidebar: { groupByYear: false } } }).build()
    expect(readPage(build, 'blog').texts('.menu .menu__link')).toEqual(['Second', 'The first', 'Third'])
  })

  test('the sidebar can be left out, the oldest post can be first, and a blog can be the whole site', async () => {
    const build = await temporarySite(files, {
      docs: false,
      pages: false,
      blog: {
        routeBasePath: '/',
        blogSidebarCount: 0,
        sortPosts: 'ascending',
        showReadingTime: false,
        blogTitle: 'News',
      },
    }).build()
    const page = readPage(build, 'index')
    expect(page.has('.menu .theme-doc-sidebar-menu')).toBe(false)
    expect(page.texts('.post-header h2')).toEqual(['Third', 'The first', 'Second'])
    expect(page.text('title')).toBe('Test')
    expect(page.text('h1')).toBe('News')
    expect(page.html).not.toContain('min read')
    expect(readPage(build, '2026/01/02/first').texts('.pagination-nav__label')).toEqual(['Second', 'Third'])
  })

  test('dates, numbers and words are those of the language of the site', async () => {
    const build = await temporarySite(files, { blog, i18n: { defaultLocale: 'vi', locales: ['vi'] } }).build()
    const page = readPage(build, 'blog/2026/01/02/first')
    expect(page.text('.post-meta')).toContain('2 tháng 1, 2026')
    expect(page.text('.post-meta')).toContain('1 phút đọc')
    expect(readPage(build, 'blog').text('.pagination-nav__link--next')).toBe('Bài cũ hơn')
    expect(readPage(build, 'blog/tags/dns').text('h1')).toBe('2 bài viết có thẻ “dns”')
  })

  test('a post stands beside its translation, or says in the language of the page that there is none', async () => {
    const build = await temporarySite(
      {
        ...files,
        'i18n/vi/docusaurus-plugin-content-blog/2026-01-02-first.md': post(
          'title: Bài đầu tiên',
          'Chúng ta đọc sách mỗi ngày.',
        ),
      },
      {
        blog: { ...blog, onUntruncatedBlogPosts: 'ignore' },
        i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },
      },
    ).build()
    expect(build.report).toBe('')
    expect(readPage(build, 'vi/blog/2026/01/02/first').text('h1')).toBe('Bài đầu tiên')
    expect(readPage(build, 'vi/blog/2026/02/03/second').has('.theme-translation-notice')).toBe(true)
    expect(build.file('vi/blog/rss.xml')).toContain(
      '<link>https://example.com/vi/blog/2026/01/02/first</link>',
    )
  })

  test('a marker of the own takes the place of the comment', async () => {
    const build = await temporarySite({
      'sotay.config.mjs':
        "export default { title: 'T', url: 'https://example.com', docs: false, blog: { truncateMarker: /%%\\s*cut\\s*%%/, readingTime: ({ defaultReadingTime }) => defaultReadingTime + 6, processBlogPosts: ({ blogPosts }) => blogPosts.filter(({ title }) => title !== 'Out') } }",
      'blog/2026-01-02-a.md': post('title: In', 'Start.\n\n%% cut %%\n\nEnd.'),
      'blog/2026-01-03-b.md': post('title: Out'),
    }).build()
    expect(build.report).toBe('')
    const page = readPage(build, 'blog/index')
    expect(page.texts('article')).toEqual(
      ['In January 2, 2026 7 min read Start. Read more'].map(() => page.text('article')),
    )
    expect(page.text('article')).not.toContain('End.')
    expect(page.text('.post-meta')).toContain('7 min read')
  })
})

describe('mistakes in posts', () => {
  test('each names its file, what is wrong and what to do', async () => {
    const build = await temporarySite({
      'docs/index.md': '# Home',
      'blog/authors.yml': 'keeper: { name: The keeper }',
      'blog/2026-01-01-a.md': post('authors: [keepr, keeper, keeper]'),
      'blog/2026-01-02-b.md': post('authors: [{ name: Me }]\nid: b', 'No marker.'),
      'blog/2026-01-03-c.md': post('authors: keeper\nauthor: Old\nauthor_url: https://example.org'),
      'blog/2026-01-04-d.md': post('date: soon'),
      'blog/2026-01-05-e.md': post('authors: [{ name: Me, socials: { github: a/b } }]'),
    }).build()
    expect(build.failed).toBe(true)
    expect(build.report).toMatchInlineSnapshot(`
      "warning  post-without-truncate-marker             blog/2026-01-02-b.md
        Nothing in the post says where its beginning ends, so lists show all of it.
        Put {/* truncate */} on a line of its own after the first paragraphs, or set "blog.onUntruncatedBlogPosts" to "ignore".

      warning  inline-authors                           blog/2026-01-02-b.md:2:1
        2 | authors: [{ name: Me }]
          | ^^^^^^^
        The post describes "Me" itself.
        Describe authors in "blog/authors.yml" and name them by their keys, or set "blog.onInlineAuthors" to "ignore".

      warning  post-id                                  blog/2026-01-02-b.md:3:1
        3 | id: b
          | ^^
        The post has the "id" "b", which means nothing for posts.
        Remove it; for another address set "slug".

      warning  inline-authors                           blog/2026-01-05-e.md:2:1
        2 | authors: [{ name: Me, socials: { github: a/b } }]
          | ^^^^^^^
        The post describes "Me" itself.
        Describe authors in "blog/authors.yml" and name them by their keys, or set "blog.onInlineAuthors" to "ignore".

      error  unknown-author                             blog/2026-01-01-a.md:2:1
        2 | authors: [keepr, keeper, keeper]
          | ^^^^^^^
        The post names the author "keepr", whom "blog/authors.yml" does not hold. The authors are: keeper.
        Did you mean "keeper"?

      error  duplicate-post-author                      blog/2026-01-01-a.md:2:1
        2 | authors: [keepr, keeper, keeper]
          | ^^^^^^^
        The post names the author "keeper" more than once.
        Name each author once.

      error  authors-written-twice                      blog/2026-01-03-c.md:2:1
        2 | authors: keeper
          | ^^^^^^^
        The post names its authors in "authors" and in "author" and "author_url".
        Keep "authors" and remove the others.

      error  invalid-front-matter                       blog/2026-01-04-d.md:2:1
        2 | date: soon
          | ^^^^
        "date" is "soon", but must be a date, such as 2026-01-31 or 2026-01-31 18:30.
        Correct "date", or remove it.

      error  invalid-post-author                        blog/2026-01-05-e.md:2:1
        2 | authors: [{ name: Me, socials: { github: a/b } }]
          | ^^^^^^^
        What the post says of its author is not as it must be: "socials.github" must be the name of an account or a full address that begins with https://.
        An author may have: key, name, title, url, email, description, image_url, socials.
      "
    `)
  })

  test('an authors file with a mistake, and none at all', async () => {
    const broken = await temporarySite({
      'blog/authors.yml': 'keeper: { title: Nobody }',
      'blog/2026-01-01-a.md': post('authors: keeper'),
    }).build()
    expect(broken.report).toMatchInlineSnapshot(`
      "error  invalid-authors-file                       blog/authors.yml:1:1
        1 | keeper: { title: Nobody }
          | ^^^^^^
        The authors file is not as it must be: "keeper" needs a "name" or an "image_url".
        Each author is a key with a "name" or an "image_url"; "title", "url", "email", "description", "page" and "socials" may follow.

      error  no-docs                                    sotay.config.mjs:5:3
        5 |   "docs": {
          |   ^^^^^^
        No Markdown file was found in the docs folder "docs".
        Put a note into "docs", name another folder in "docs.path", or switch docs off with "docs: false".
      "
    `)
    const missing = await temporarySite(
      { 'blog/2026-01-01-a.md': post('authors: keeper') },
      { docs: false },
    ).build()
    expect(missing.report).toMatchInlineSnapshot(`
      "error  no-authors-file                            blog/2026-01-01-a.md:2:1
        2 | authors: keeper
          | ^^^^^^^
        The post names the author "keeper", but there is no authors file.
        Create "blog/authors.yml" and describe "keeper" in it.
      "
    `)
  })

  test('a post without a date has that of its file, and says so', async () => {
    const build = await temporarySite({ 'blog/a.md': post('title: A') }, { docs: false }).build()
    expect(build.report).toMatchInlineSnapshot(`
      "warning  post-without-date                        blog/a.md
        The post has no date in its front matter or its path, and git does not know when it was added; its file says when it was made.
        Put the day before the name of the file, as in 2026-01-31-name.md, or set "date" in its front matter.
      "
    `)
    expect(readPage(build, 'blog/a').text('.post-meta time')).toMatch(/\d{4}$/)
  })
})
