import { expect, test } from 'vitest'
import { writeTranslations } from '../../engine/src/commands/writeTranslations.ts'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { readPage } from '../support/readPage.ts'
import { pagesOf, post } from '../support/sampleBlog.ts'
import { serveDevSite } from '../support/serveDevSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md':
    '# Home\n\n[News](../blog/2026-01-02-a.md), [log](../log/2026-02-03-b.md#rest), [all](/changes/log)',
  'blog/authors.yml': 'an: { name: An, page: true }',
  'blog/2026-01-02-a.md': post('title: A\nauthors: an\ntags: [dns]', 'Start.\n\n{/* truncate */}\n\nRest.'),
  'log/authors.yml': 'an: { name: The other An, page: true }',
  'log/tags.yml': 'dns: { label: Names, permalink: /names }',
  'log/2026-02-03-b.md': post(
    'title: B\nauthors: an\ntags: [dns]',
    'Begin.\n\n<!-- truncate -->\n\n## Rest\n\n[A](../blog/2026-01-02-a.md)',
  ),
  'log/2026-02-04-c.md': post('title: C\nunlisted: true', 'C'),
  'log/2026-02-05-d.md': post('title: D\ndraft: true', 'D'),
  'log/2026-02-06-e.md': post('title: E', 'E'),
}
const log = {
  id: 'log',
  path: './log/',
  routeBasePath: 'changes/log',
  blogTitle: 'Changes',
  blogSidebarTitle: 'All changes',
  blogSidebarCount: 'ALL',
  postsPerPage: 1,
  tagsBasePath: 'labels',
  onUntruncatedBlogPosts: 'ignore',
  editUrl: 'https://example.com/edit',
  feedOptions: { type: 'rss', title: 'What changed' },
} as const
const config: Partial<UserConfig> = {
  docs: { routeBasePath: '/' },
  blog: [{ archiveBasePath: null, feedOptions: { type: ['rss', 'json'] } }, log],
  onBrokenLinks: 'throw',
  navbar: {
    items: [
      { to: '/blog', label: 'Blog' },
      { to: '/changes/log', label: 'Log' },
    ],
  },
}

const siteOf = (more: Record<string, string> = {}, settings: Partial<UserConfig> = {}) =>
  temporarySite({ ...files, ...more }, { ...config, ...settings })

test('each blog has posts, lists, tags, authors, an archive and feeds of its own', async () => {
  const build = await siteOf().build()
  expect(build.report).toBe('')
  expect(pagesOf(build)).toMatchInlineSnapshot(`
    [
      "blog.html",
      "blog/2026/01/02/a.html",
      "blog/authors.html",
      "blog/authors/an.html",
      "blog/rss.xml",
      "blog/tags.html",
      "blog/tags/dns.html",
      "changes/log.html",
      "changes/log/2026/02/03/b.html",
      "changes/log/2026/02/04/c.html",
      "changes/log/2026/02/06/e.html",
      "changes/log/archive.html",
      "changes/log/authors.html",
      "changes/log/authors/an.html",
      "changes/log/labels.html",
      "changes/log/labels/names.html",
      "changes/log/page/2.html",
      "changes/log/rss.xml",
      "index.html",
      "tags.html",
    ]
  `)

  const list = readPage(build, 'changes/log')
  expect(list.text('h1')).toBe('Changes')
  expect(list.texts('.post-header h2')).toEqual(['E'])
  const second = readPage(build, 'changes/log/page/2')
  expect(second.texts('.post-header h2')).toEqual(['B'])
  expect(second.html).toContain('Begin.')
  expect(second.html).not.toContain('id="rest"')
  expect(second.text('.post-authors')).toContain('The other An')
  expect(readPage(build, 'changes/log/labels/names').text('h1')).toContain('Names')
  const first = readPage(build, 'blog')
  expect(first.texts('.post-header h2')).toEqual(['A'])
  expect(first.text('.post-authors')).not.toContain('other')
})

test('the pages of each blog say to which they belong: classes, sidebar, navbar and edit link', async () => {
  const build = await siteOf().build()
  const page = readPage(build, 'changes/log/2026/02/03/b')
  const other = readPage(build, 'blog/2026/01/02/a')
  expect(page.attribute('html', 'class')).toMatch(/^blog-wrapper plugin-blog plugin-id-log blog-post-page/)
  expect(other.attribute('html', 'class')).toContain('plugin-id-default')
  expect(page.texts('.menu .menu__link')).toEqual(['2026', 'E', 'B'])
  expect(page.html).toContain('All changes')
  expect(other.texts('.menu .menu__link')).toEqual(['2026', 'A'])
  expect(page.texts('.navbar__link--active')).toEqual(['Log'])
  expect(other.texts('.navbar__link--active')).toEqual(['Blog'])
  expect(page.attributes('.theme-edit-this-page', 'href')).toEqual([
    'https://example.com/edit/log/2026-02-03-b.md',
  ])
  expect(other.has('.theme-edit-this-page')).toBe(false)
  expect(page.texts('.pagination-nav__label')).toEqual(['E'])
})

test('notes and posts link to the posts of any blog by their files', async () => {
  const build = await siteOf().build()
  expect(readPage(build, 'index').attributes('.markdown a', 'href')).toEqual([
    '/blog/2026/01/02/a',
    '/changes/log/2026/02/03/b#rest',
    '/changes/log',
  ])
  expect(readPage(build, 'changes/log/2026/02/03/b').attributes('.markdown p a', 'href')).toEqual([
    '/blog/2026/01/02/a',
  ])
})

test('feeds, sitemap, search and the texts for machine readers know the posts of all blogs', async () => {
  const build = await siteOf({}, { machineReaders: { markdown: true, llmsTxt: true } }).build()
  expect(build.file('changes/log/rss.xml')).toContain('<title>What changed</title>')
  expect(build.file('changes/log/rss.xml')).not.toContain('<title>A</title>')
  expect(build.file('blog/rss.xml')).not.toContain('<title>E</title>')
  const feeds = 'link[type="application/rss+xml"]'
  expect(readPage(build, 'index').attributes(feeds, 'title')).toEqual([
    'Test RSS Feed',
    'What changed RSS Feed',
  ])
  expect(build.file('sitemap.xml')).toContain('/changes/log/2026/02/06/e<')
  expect(build.file('sitemap.xml')).not.toContain('/c<')
  expect(build.file('llms.txt')).toMatch(/## Blog\n\n- \[A\].*\n\n## Changes\n\n- \[E\].*\n- \[B\]/)
  expect(build.file('changes/log/2026/02/03/b.md')).toContain('Begin.')
})

test('the news of a home page are the newest posts of all blogs', async () => {
  const home = '---\nhero: { tagline: One, news: true }\n---\n\n# Home'
  const build = await siteOf({ 'docs/index.md': home, 'blog/2026-02-05-z.md': post('title: Z') }).build()
  expect(readPage(build, 'index').texts('.home-news a')).toEqual(['E', 'Z'])
})

test('each blog is translated in a folder of its own', async () => {
  const folder = 'i18n/vi/docusaurus-plugin-content-blog-log'
  const site = siteOf(
    {
      [`${folder}/2026-02-06-e.md`]: post('title: Bài E', 'Ê'),
      [`${folder}/authors.yml`]: 'an: { name: An khác, page: true }',
      [`${folder}/options.json`]: JSON.stringify({ title: { message: 'Thay đổi' } }),
    },
    { i18n: { locales: ['en', 'vi'] } },
  )
  const build = await site.build()
  expect(build.report).toBe('')
  const list = readPage(build, 'vi/changes/log')
  expect(list.text('h1')).toBe('Thay đổi')
  expect(list.texts('.post-header h2')).toEqual(['Bài E'])
  expect(readPage(build, 'vi/changes/log/page/2').text('.post-authors')).toContain('An khác')
  expect(readPage(build, 'vi/blog').text('h1')).toBe('Blog')

  await writeTranslations(site.dir, { locale: 'vi' })
  const { title } = JSON.parse(site.read(`${folder}/options.json`))
  expect(title.message).toBe('Thay đổi')
  const first = JSON.parse(site.read('i18n/vi/docusaurus-plugin-content-blog/options.json'))
  expect(first.title.message).toBe('Blog')
})

test('docs at the root count the tags of all blogs with their own', async () => {
  const tagged = post('title: F\ntags: [dns]', 'F')
  const build = await siteOf({
    'docs/note.md': '---\ntags: [dns]\n---\n\n# Note',
    'log/tags.yml': 'dns: { label: dns, permalink: /dns }',
    'log/2026-02-07-f.md': tagged,
  }).build()
  expect(readPage(build, 'tags').text('.tag')).toBe('dns4')
  expect(readPage(build, 'tags/dns').html).toContain('/changes/log/2026/02/07/f')
})

test('while posts of the second blog are written, its pages follow, and new posts come', async () => {
  const site = siteOf()
  const { read, edit } = await serveDevSite(site)
  const write = (path: string, text: string) => edit({ [path]: text })

  expect(await read('/changes/log')).toContain('>E<')
  await write('log/2026-02-06-e.md', post('title: Changed', 'E'))
  expect(await read('/changes/log')).toContain('>Changed<')
  await write('log/2026-03-01-new.md', post('title: New', 'New'))
  expect(await read('/changes/log/2026/03/01/new')).toContain('>New<')
  expect(await read('/changes/log/rss.xml')).toContain('<title>New</title>')
  await write('log/authors.yml', 'an: { name: Renamed, page: true }')
  expect(await read('/changes/log/2026/02/03/b')).toContain('Renamed')
})

test('a post that moves to another blog keeps its links', async () => {
  const site = siteOf({ 'blog/2026-01-01-z.md': post('title: Z') })
  expect((await site.sotay('mv', 'blog/2026-01-02-a.md', 'log/2026-01-02-a.md')).stderr).toBe('')
  expect(site.read('docs/index.md')).toContain('[News](../log/2026-01-02-a.md)')
  expect(site.read('log/2026-02-03-b.md')).toContain('[A](./2026-01-02-a.md)')
  const build = await site.build()
  expect(build.report).toBe('')
})

test('two blogs may show the posts of one folder', async () => {
  const blog = [{}, { id: 'again', routeBasePath: 'again', postsPerPage: 1 }]
  const build = await siteOf({ 'docs/index.md': '# Home' }, { blog, onBrokenLinks: 'ignore' }).build()
  expect(build.report).toBe('')
  expect(readPage(build, 'again').texts('.post-header h2')).toEqual(['A'])
  expect(build.paths()).toEqual(expect.arrayContaining(['blog/2026/01/02/a.html', 'again/2026/01/02/a.html']))
})

test('mistakes name the blog that they are in', async () => {
  const twice = await siteOf({}, { blog: [{}, { path: 'log' }] }).build()
  expect(twice.report).toContain("must not have two blogs with the id 'default'")
  const tags = await siteOf({}, { blog: [{}, { ...log, tags: 'labels.yml' }] }).build()
  expect(tags.report).toContain('"blog[1].tags" names log/labels.yml')
  const same = await siteOf({}, { blog: [{}, { ...log, routeBasePath: 'blog' }] }).build()
  expect(same.report).toContain('the list of posts of the blog "log"')
})
