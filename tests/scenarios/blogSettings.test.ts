import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { blog, blogFiles, pagesOf, post } from '../support/sampleBlog.ts'
import { temporarySite } from '../support/temporarySite.ts'

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
  const build = await temporarySite(blogFiles, { blog: { ...blog, sidebar: { groupByYear: false } } }).build()
  expect(readPage(build, 'blog').texts('.menu .menu__link')).toEqual(['Second', 'The first', 'Third'])
})

test('the sidebar can be left out, the oldest post can be first, and a blog can be the whole site', async () => {
  const build = await temporarySite(blogFiles, {
    tagline: 'What is new',
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
  expect(page.text('.post-list-header p')).toBe('What is new')
  expect(page.html).not.toContain('min read')
  expect(readPage(build, '2026/01/02/first').texts('.pagination-nav__label')).toEqual(['Second', 'Third'])
})

test('dates, numbers and words are those of the language of the site', async () => {
  const build = await temporarySite(blogFiles, {
    blog,
    i18n: { defaultLocale: 'vi', locales: ['vi'] },
  }).build()
  const page = readPage(build, 'blog/2026/01/02/first')
  expect(page.text('.post-meta')).toContain('2 tháng 1, 2026')
  expect(page.text('.post-meta')).toContain('1 phút đọc')
  expect(readPage(build, 'blog').text('.pagination-nav__link--next')).toBe('Bài cũ hơn')
  expect(readPage(build, 'blog/tags/dns').text('h1')).toBe('2 bài viết có thẻ “dns”')
})

test('a post is beside its translation, or says in the language of the page that there is none', async () => {
  const build = await temporarySite(
    {
      ...blogFiles,
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
  const list = readPage(build, 'vi/blog')
  expect(list.attributes('.post-summary h2', 'lang')).toEqual(['en', 'vi'])
  expect(list.attributes('.post-summary .markdown', 'lang')).toEqual(['en', 'vi'])
  expect(list.attributes('.post-summary h2[dir="auto"]', 'lang')).toEqual(['en'])
  expect(readPage(build, 'vi/blog/archive').attributes('.archive-year a', 'lang')).toEqual(['vi', 'en', 'en'])
  expect(build.file('vi/blog/rss.xml')).toContain('<link>https://example.com/vi/blog/2026/01/02/first</link>')
})

test('a marker of the own takes the place of the comment', async () => {
  const build = await temporarySite({
    'sotay.config.mjs':
      "export default { title: 'T', url: 'https://example.com', docs: false, blog: { truncateMarker: /%%\\s*cut\\s*%%/, readingTime: ({ content, defaultReadingTime }) => defaultReadingTime({ content, options: { wordsPerMinute: 0.5 } }), processBlogPosts: ({ blogPosts }) => blogPosts.filter(({ title }) => title !== 'Out') } }",
    'blog/2026-01-02-a.md': post('title: In', 'Start.\n\n%% cut %%\n\nEnd.'),
    'blog/2026-01-03-b.md': post('title: Out'),
  }).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'blog/index')
  expect(page.texts('article')).toEqual(
    ['In January 2, 2026 6 min read Start. Read more'].map(() => page.text('article')),
  )
  expect(page.text('article')).not.toContain('End.')
  expect(page.text('.post-meta')).toContain('6 min read')
})
