import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const posts = {
  'blog/2024-01-02-one.md':
    '---\ntitle: One\nimage: /img/one.png\nlevel: easy\n---\n\nFirst words\n\n{/* truncate */}\n\nEnd of one',
  'blog/2024-01-03-two.md':
    '---\ntitle: Two\nimage: ./two.png\n---\n\nSecond words\n\n{/* truncate */}\n\nEnd of two',
  'static/img/one.png': Buffer.from('iVBORw0KGgo=', 'base64'),
  'docs/a.md': '# A',
  'blog/two.png': Buffer.from('iVBORw0KGgo=', 'base64'),
}

const build = (files: Record<string, string>, settings = {}) =>
  temporarySite({ ...posts, ...files }, settings).build()

const useBlogPost = "import { useBlogPost } from '@docusaurus/plugin-content-blog/client'"

test('a part of a post knows the post that it draws, on its page and in each list', async () => {
  const site = await build({
    'src/theme/BlogPostItem/index.js': `
      ${useBlogPost}
      import Container from '@theme/BlogPostItem/Container'
      import Content from '@theme/BlogPostItem/Content'
      export default function Item({ children }) {
        const { metadata, frontMatter, assets, isBlogPostPage } = useBlogPost()
        return (
          <Container className={isBlogPostPage ? 'whole' : 'listed'}>
            <a href={metadata.permalink} data-picture={assets.image ?? frontMatter.image}>
              {\`\${metadata.title} \${frontMatter.level} \${metadata.formattedDate} \${metadata.hasTruncateMarker}\`}
            </a>
            <Content>{children}</Content>
          </Container>
        )
      }`,
  })
  expect(site.report).toBe('')
  const { html } = readPage(site, 'blog')
  expect(html).toContain('One easy January 2, 2024 true</a>')
  expect(html).toContain('data-picture="/img/one.png"')
  expect(html).toMatch(/data-picture="\/assets\/[^"]*two[^"]*\.png">Two undefined January 3, 2024 true/)
  expect(html).toMatch(/class="listed">.*First words/s)
  // It is all that a list shows of a post: no picture and no layout of the theme is around it.
  expect(html).not.toMatch(/post-summary|post-picture/)
  expect(readPage(site, 'blog/2024/01/02/one').html).toMatch(/class="whole">.*One easy.*End of one/s)
})

test('an island in a list draws its post with the parts of the theme, and finds it in the browser', async () => {
  const site = await build({
    'src/theme/BlogPostItem/Header/index.js': `
      import { useState } from 'react'
      ${useBlogPost}
      import Header from '@theme-original/BlogPostItem/Header'
      export default function Own() {
        const { metadata } = useBlogPost()
        const [stars, setStars] = useState(0)
        return <><Header /><button onClick={() => setStars(stars + 1)}>{metadata.title + stars}</button></>
      }`,
  })
  expect(site.report).toBe('')
  const { html } = readPage(site, 'blog')
  expect(html).toMatch(/<a href="\/blog\/2024\/01\/02\/one">One<\/a>.*<button>One0<\/button>/s)
  expect(html).toContain('{&quot;$post&quot;:&quot;/blog/2024/01/02/one&quot;}')
  expect(html).toMatch(/<meta name="sotay:post" content="[^"]*&quot;Two&quot;/)
})

test('an ejected list of posts draws them by the parts that Docusaurus has for it', async () => {
  const site = await build({
    'src/theme/BlogListPage/index.js': `
      import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common'
      import { BlogPostProvider } from '@docusaurus/plugin-content-blog/client'
      import BlogLayout from '@theme/BlogLayout'
      import BlogListPaginator from '@theme/BlogListPaginator'
      import SearchMetadata from '@theme/SearchMetadata'
      import BlogPostItems from '@theme/BlogPostItems'
      import BlogPostItem from '@theme/BlogPostItem'
      import StructuredData from '@theme/BlogListPage/StructuredData'
      export default function Page({ metadata, items, sidebar }) {
        return (
          <HtmlClassNameProvider className={ThemeClassNames.layout.main.container}>
            <PageMetadata title={metadata.blogTitle} />
            <SearchMetadata tag="blog_posts_list" />
            <StructuredData {...{ metadata, items }} />
            <BlogLayout sidebar={sidebar}>
              <BlogPostItems items={items.slice(0, 1)} />
              {items.slice(1).map(({ content: Content }) => (
                <BlogPostProvider key={Content.metadata.permalink} content={Content}>
                  <p className="level">{Content.frontMatter.level}</p>
                  <BlogPostItem><Content /></BlogPostItem>
                </BlogPostProvider>
              ))}
            </BlogLayout>
            <BlogListPaginator metadata={metadata} />
          </HtmlClassNameProvider>
        )
      }`,
  })
  expect(site.report).toBe('')
  const { html } = readPage(site, 'blog')
  expect(html).toMatch(/Two<\/a>.*Second words.*<p class="level">easy<\/p>.*One<\/a>.*First words/s)
})

test('an ejected page of a post has its text', async () => {
  const site = await build({
    'src/theme/BlogPostPage/index.js': `
      import { BlogPostProvider } from '@docusaurus/plugin-content-blog/client'
      import BlogLayout from '@theme/BlogLayout'
      import BlogPostItem from '@theme/BlogPostItem'
      export default ({ content: Content, sidebar }) => (
        <BlogPostProvider content={Content} isBlogPostPage>
          <BlogLayout sidebar={sidebar}><BlogPostItem><Content /></BlogPostItem><hr /></BlogLayout>
        </BlogPostProvider>
      )`,
  })
  expect(site.report).toBe('')
  expect(readPage(site, 'blog/2024/01/02/one').html).toMatch(/One<\/h1>.*First words.*End of one.*<hr/s)
})

test('the posts of a list, and the way to the others, are parts that a site can replace on all lists', async () => {
  const files = {
    'blog/2024-01-02-one.md': '---\ntags: [easy]\n---\n\n# One\n\nFirst words\n\n{/* truncate */}',
    'src/theme/BlogPostItems/index.js': `
      export default ({ items }) => items.map(({ content: { metadata } }) => (
        <h3 key={metadata.permalink}>{'Own ' + metadata.title}</h3>
      ))`,
    'src/theme/BlogListPaginator/index.js': `
      export default ({ metadata: { permalink, page, totalPages, totalCount, postsPerPage } }) => (
        <nav onClick={() => {}}>{[permalink, page, totalPages, totalCount, postsPerPage].join(' ')}</nav>
      )`,
    'src/theme/BlogTagsPostsPage/index.js': `
      import Original from '@theme-original/BlogTagsPostsPage'
      export default (props) => <><p>{props.tag.permalink}</p><Original {...props} /></>`,
  }
  const site = await build(files, { blog: { postsPerPage: 1 } })
  expect(site.report).toBe('')
  const textOf = (path: string) => readPage(site, path).html
  expect(textOf('blog')).toMatch(/<h3>Own Two<\/h3>.*<nav[^>]*>\/blog 1 2 2 1</s)
  expect(textOf('blog/page/2')).toMatch(/<h3>Own One<\/h3>.*<nav[^>]*>\/blog\/page\/2 2 2 2 1</s)
  expect(textOf('blog/tags/easy')).toMatch(/<p>\/blog\/tags\/easy<\/p>.*<h3>Own One<.* 1 1 1 1</s)
})

test('an ejected archive gets all posts', async () => {
  const site = await build({
    'src/theme/BlogArchivePage/index.js': `
      export default ({ archive }) => archive.blogPosts.map(({ metadata: { title, permalink, date } }) => (
        <a key={permalink} href={permalink}>{title} {new Date(date).getUTCFullYear()}</a>
      ))`,
  })
  expect(site.report).toBe('')
  expect(readPage(site, 'blog/archive').html).toMatch(
    /<a href="\/blog\/2024\/01\/02\/one">One(?:<!-- -->| )*2024/,
  )
})

test('code finds the lists of posts where Docusaurus writes them', async () => {
  const generated = 'docusaurus-plugin-content-blog/default'
  const site = await build({
    'src/theme/Footer.js': `
      import list from '@generated/${generated}/blog-post-list-prop-default.json'
      export default () => <footer>{list.items.length}</footer>`,
    'src/pages/latest.jsx': `
      import { archive } from '@generated/${generated}/p/blog-archive-f05.json'
      const { title, items } = require('../../.docusaurus/${generated}/blog-post-list-prop-default.json')
      export default () => (
        <main>
          <h2>{title}</h2>
          {items.map(({ title, permalink, date }) => <a href={permalink} key={permalink}>{title} {date}</a>)}
          {archive.blogPosts.map(({ metadata }) => <b key={metadata.permalink}>{metadata.title}</b>)}
        </main>
      )`,
  })
  expect(site.report).toBe('')
  const { html } = readPage(site, 'latest')
  expect(html).toContain('<h2>Recent posts</h2><a href="/blog/2024/01/03/two">Two 2024-01-03')
  expect(html).toContain('<b>Two</b><b>One</b>')
  expect(html).toContain('<footer>2</footer>')
})

test('a layout of the site shows the sidebar once, in the frame of the page, and one around the sidebar shows it there', async () => {
  const layout = {
    'src/theme/BlogLayout.jsx': `
      import Layout from '@theme/Layout'
      import BlogSidebar from '@theme/BlogSidebar'
      export default ({ sidebar, children, ...layout }) =>
        <Layout {...layout}><BlogSidebar sidebar={sidebar} /><em>{sidebar.items.length}</em>{children}</Layout>`,
  }
  const once = readPage(await build(layout), 'blog')
  expect(once.texts('em')).toEqual(['2'])
  expect(once.texts('.theme-doc-sidebar-menu a')).toEqual(['Two', 'One'])
  const sidebar = `import BlogSidebar from '@theme-original/BlogSidebar'
    export default (props) => <u><BlogSidebar {...props} /></u>`
  const wrapped = readPage(await build({ 'src/theme/BlogSidebar.jsx': sidebar }), 'blog')
  expect(wrapped.texts('u .theme-doc-sidebar-menu a')).toEqual(['Two', 'One'])
})

test('a sidebar of the site has the posts by their years, and says which is that of the page', async () => {
  const files = {
    'blog/2022-01-01-old.md': '---\ntitle: Old\n---\n\nWords',
    'src/theme/BlogSidebar/Desktop.jsx': `
      import { BlogSidebarItemList, groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client'
      import Link from '@docusaurus/Link'
      import Content from '@theme/BlogSidebar/Content'
      const List = ({ items }) => <BlogSidebarItemList items={items} linkClassName="own" linkActiveClassName="here" />
      export default ({ sidebar }) =>
        <nav>
          <Content items={sidebar.items} ListComponent={List} yearGroupHeadingClassName="year" />
          <Link isNavLink to="/blog">Blog</Link><Link isNavLink exact to="/blog" activeClassName="exact">Exact</Link>
          <Link isNavLink isActive={() => true} to="/docs/a">Docs</Link><Link isNavLink>Part</Link>
          <i>{groupBlogSidebarItemsByYear(sidebar.items).map(([year, items]) => year + ':' + items.length + ' ')}</i>
        </nav>`,
  }
  const site = await build(files)
  expect(site.report).toBe('')
  const page = readPage(site, 'blog/2024/01/02/one')
  expect(page.html).toMatch(
    /<h3 class="year">2024<\/h3><ul>.*Two.*One.*<h3 class="year">2022<\/h3><ul>.*Old/s,
  )
  expect(page.texts('a.own.here[aria-current=page]')).toEqual(['One'])
  expect(page.texts('nav > a.active')).toEqual(['Blog', 'Docs'])
  expect(page.texts('a.exact')).toEqual([])
  expect(page.text('nav > i')).toBe('2024:2 2022:1')
  const flat = readPage(await build(files, { blog: { sidebar: { groupByYear: false } } }), 'blog')
  expect(flat.texts('.year')).toEqual([])
  expect(flat.texts('a.own')).toEqual(['Two', 'One', 'Old'])
  expect(flat.texts('a.exact')).toEqual(['Exact'])
})
