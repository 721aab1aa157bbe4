import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const notes = {
  'docs/a.md': '---\ntags: [Red, Apple]\n---\n\n# 🚀 Alpha\n\nText of a.\n\n## One',
  'docs/b/_category_.json': '{ "label": "Group", "link": { "type": "generated-index" } }',
  'docs/b/one.md': '---\ndescription: About one\n---\n\n# One',
  'docs/b/two.md': '# Two',
  'docs/b/deep/three.md': '# Three',
  'blog/2024-01-02-post.md': '# Post\n\nBeginning\n\n{/* truncate */}\n\nEnd',
  'blog/2023-01-02-older.md': '# Older\n\nBeginning\n\n{/* truncate */}\n\nEnd',
  'src/pages/about.md': '---\nwrapperClassName: wide\n---\n\n# About\n\nText of about.\n\n## Who',
}

const settings = {
  docs: { routeBasePath: 'docs' },
  navbar: {
    title: 'Site',
    items: [
      { type: 'docSidebar' as const, sidebarId: 'defaultSidebar', label: 'Docs', position: 'left' as const },
      { to: '/blog', label: 'Blog', position: 'right' as const },
    ],
  },
}

const build = (files: Record<string, string>) => temporarySite({ ...notes, ...files }, settings).build()

describe('a part that was ejected finds what it imports:', () => {
  test('the frame of the page holds the sidebar, which belongs to its content there', async () => {
    const site = await build({
      'src/theme/Layout/index.js': `
        import clsx from 'clsx'
        import { PageMetadata, SkipToContentFallbackId, ThemeClassNames } from '@docusaurus/theme-common'
        import SkipToContent from '@theme/SkipToContent'
        import AnnouncementBar from '@theme/AnnouncementBar'
        import Navbar from '@theme/Navbar'
        import Footer from '@theme/Footer'
        import LayoutProvider from '@theme/Layout/Provider'
        import styles from '@docusaurus/theme-classic/src/theme/Layout/styles.module.css'
        export default function Layout({ children, noFooter, title, description }) {
          return (
            <LayoutProvider>
              <PageMetadata title={title} description={description} />
              <SkipToContent />
              <AnnouncementBar />
              <Navbar />
              <div id={SkipToContentFallbackId} className={clsx('own', ThemeClassNames.wrapper.main, styles.mainWrapper)}>{children}</div>
              {!noFooter && <Footer />}
            </LayoutProvider>
          )
        }`,
      'node_modules/clsx/package.json': '{ "name": "clsx", "main": "index.js" }',
      'node_modules/clsx/index.js': "module.exports = (...names) => names.join(' ')",
    })
    expect(site.report).toBe('')
    const page = readPage(site, 'docs/b/one')
    expect(
      page.texts('.own > #__docusaurus_skipToContent_fallback > #__menu .theme-doc-sidebar-menu a'),
    ).toContain('Two')
    expect(page.texts('.own > #__docusaurus_skipToContent_fallback > main h1')).toEqual(['One'])
    const ids = [...page.html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const wrapped = await build({
      'src/theme/Layout/index.js': `
        import Layout from '@theme-original/Layout'
        export default ({ children, ...props }) => <Layout {...props}><i>Above</i>{children}</Layout>`,
    })
    expect(readPage(wrapped, 'docs/b/one').html.match(/id="__(?:docusaurus_skip\w*|menu)"/g)).toHaveLength(2)
  })

  test('the content of the navbar draws the items of the config by their types', async () => {
    const site = await build({
      'src/theme/Navbar/Content/index.js': `
        import { ErrorCauseBoundary, useThemeConfig } from '@docusaurus/theme-common'
        import { splitNavbarItems, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal'
        import NavbarItem from '@theme/NavbarItem'
        import NavLink from '@theme/NavbarItem/NavbarNavLink'
        import Toggle from '@theme/Navbar/MobileSidebar/Toggle'
        const draw = (item, i) => <ErrorCauseBoundary key={i}><NavbarItem {...item} /></ErrorCauseBoundary>
        export default function Content() {
          const [left, right] = splitNavbarItems(useThemeConfig().navbar.items)
          const { disabled } = useNavbarMobileSidebar()
          return (
            <>
              {!disabled && <Toggle />}
              <div className="left">{left.map(draw)}</div>
              <div className="right">{right.map(draw)}<NavLink to="/docs/b/two" label="Own" /></div>
            </>
          )
        }`,
      'src/theme/NavbarItem/index.js': `
        import ComponentTypes from '@theme/NavbarItem/ComponentTypes'
        export default function NavbarItem({ type, ...props }) {
          const Item = ComponentTypes[type]
          return <span className={'of-' + type}><Item {...props} /></span>
        }`,
    })
    expect(site.report).toBe('')
    const { html } = readPage(site, 'docs/a')
    expect(html).toMatch(/class="left"><span class="of-docSidebar">.*?href="\/docs\/a"[^>]*>Docs</s)
    expect(html).toMatch(/class="right"><span class="of-default">.*?href="\/blog"[^>]*>Blog</s)
    expect(html).toMatch(/<a [^>]*href="\/docs\/b\/two"[^>]*>Own</)
    expect(html).toMatch(/<nav [^>]*><button[^>]*popovertarget/i)
  })

  test('the sidebar of the blog lists its posts', async () => {
    const site = await build({
      'src/theme/BlogSidebar/Desktop/index.js': `
        import { BlogSidebarItemList, useVisibleBlogSidebarItems } from '@docusaurus/plugin-content-blog/client'
        import Content from '@theme/BlogSidebar/Content'
        const List = ({ items }) => <BlogSidebarItemList items={items} ulClassName="own-list" />
        export default function Desktop({ sidebar }) {
          const items = useVisibleBlogSidebarItems(sidebar.items)
          return <nav><b>{sidebar.title}</b><Content items={items} ListComponent={List} /></nav>
        }`,
    })
    expect(site.report).toBe('')
    expect(readPage(site, 'blog').html).toMatch(
      /<b>Recent posts<\/b>.*<ul class="own-list"><li><a href="\/blog\/2024\/01\/02\/post">Post<\/a><\/li><\/ul>.*<h3>2023<\/h3>.*Older/,
    )
  })

  test('the sidebar of the docs reads its settings', async () => {
    const site = await build({
      'src/theme/DocSidebar/Desktop/index.js': `
        import { useThemeConfig } from '@docusaurus/theme-common'
        import Content from '@theme/DocSidebar/Desktop/Content'
        export default function Desktop({ path, sidebar }) {
          const { docs } = useThemeConfig()
          return <div className="own" data-hides={String(docs.sidebar.hideable)}><Content {...{ path, sidebar }} /></div>
        }`,
    })
    expect(site.report).toBe('')
    expect(readPage(site, 'docs/a').html).toMatch(
      /class="own" data-hides="false">.*href="\/docs\/category\/group"/s,
    )
  })

  test('a card says what the note is about, without the emoji of its label, and how many a group has', async () => {
    const site = await build({
      'src/theme/DocCard/index.js': `
        import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client'
        import { extractLeadingEmoji, useDocCardDescriptionCategoryItemsPlural } from '@docusaurus/theme-common/internal'
        import Layout from '@theme/DocCard/Layout'
        export default function DocCard({ item }) {
          const doc = useDocById(item.label === 'Two' ? 'b/two' : undefined)
          const plural = useDocCardDescriptionCategoryItemsPlural()
          const { emoji, rest } = extractLeadingEmoji(item.label)
          const description = item.type === 'category' ? plural(2) : doc?.title
          return <Layout item={item} href={findFirstSidebarItemLink(item)} title={rest + '!'} description={description + emoji} />
        }`,
      'docs/b/one.md': '---\ndescription: About one\nsidebar_label: 🚀One\n---\n\n# One',
    })
    expect(site.report).toBe('')
    const { html } = readPage(site, 'docs/category/group')
    expect(html).toMatch(/One!.*undefined🚀/s)
    expect(html).toMatch(/deep!.*2 items/s)
    expect(html).toMatch(/Two!.*Two!?null/s)
  })

  test('the pages of tags list them by letters, and a tag its notes', async () => {
    const site = await build({
      'src/theme/DocTagsListPage/index.js': `
        import { PageMetadata, translateTagsPageTitle } from '@docusaurus/theme-common'
        import TagsListByLetter from '@theme/TagsListByLetter'
        export default ({ tags }) => (
          <main>
            <PageMetadata title={translateTagsPageTitle()} />
            <h1>{translateTagsPageTitle()}: {tags.length}</h1>
            <TagsListByLetter tags={tags} />
          </main>
        )`,
      'src/theme/TagsListByLetter/index.js': `
        import { listTagsByLetters } from '@docusaurus/theme-common'
        import Tag from '@theme/Tag'
        export default ({ tags }) => listTagsByLetters(tags).map(({ letter, tags }) => (
          <section key={letter}>{letter + tags.length}{tags.map((tag) => <Tag key={tag.permalink} {...tag} />)}</section>
        ))`,
      'src/theme/DocTagDocListPage/index.js': `
        export default ({ tag }) => (
          <main>
            <h1>{tag.label + tag.count}</h1>
            {tag.items.map((doc) => <a key={doc.id} href={doc.permalink}>{doc.title}</a>)}
          </main>
        )`,
    })
    expect(site.report).toBe('')
    expect(readPage(site, 'docs/tags').html).toMatch(/Tags.*2.*<section>A1.*Apple.*<section>R1.*Red/s)
    expect(readPage(site, 'docs/tags/red').html).toMatch(/<h1>.*1<\/h1><a href="\/docs\/a">/s)
  })

  test('so do those of the tags of a blog', async () => {
    const site = await build({
      'blog/2024-01-02-post.md': '---\ntags: [Green]\n---\n\n# Post\n\nBeginning\n\n{/* truncate */}\n\nEnd',
      'src/theme/BlogTagsListPage/index.js': `
        import BlogLayout from '@theme/BlogLayout'
        import TagsListByLetter from '@theme/TagsListByLetter'
        export default ({ tags, sidebar }) => (
          <BlogLayout sidebar={sidebar}><h1>Own {tags.length}</h1><TagsListByLetter tags={tags} /></BlogLayout>
        )`,
      'src/theme/BlogTagsPostsPage/index.js': `
        import { useBlogTagsPostsPageTitle } from '@docusaurus/theme-common/internal'
        import BlogLayout from '@theme/BlogLayout'
        import BlogListPaginator from '@theme/BlogListPaginator'
        import BlogPostItems from '@theme/BlogPostItems'
        export default ({ tag, items, sidebar, listMetadata }) => (
          <BlogLayout sidebar={sidebar}>
            <h1>{useBlogTagsPostsPageTitle(tag)}: {tag.label} {tag.count}</h1>
            <a className="all" href={tag.allTagsPath}>All</a>
            <BlogPostItems items={items} />
            <BlogListPaginator metadata={listMetadata} />
          </BlogLayout>
        )`,
    })
    expect(site.report).toBe('')
    expect(readPage(site, 'blog/tags').html).toMatch(/<h1>Own(?:<!-- -->| )*1<\/h1>.*Green/s)
    const { html } = readPage(site, 'blog/tags/green')
    expect(html).toMatch(
      /<h1>One post tagged with &quot;Green&quot;(?:<!-- -->)?: (?:<!-- -->)?Green(?:<!-- -->| )*1<\/h1>/,
    )
    expect(html).toMatch(/<main[^>]*>.*class="all" href="\/blog\/tags".*Beginning/s)
    expect(readPage(site, 'blog').html.match(/<main/g)).toHaveLength(1)
    expect(readPage(site, 'docs/tags').html).not.toContain('Own')
  })

  test('a part in TypeScript may import types of others without calling them so', async () => {
    const site = await build({
      'src/theme/DocItem/Footer/index.tsx': `
        import TagsListInline, { Props as TagsProps } from '@theme/TagsListInline'
        import type { ThemeConfig } from '@docusaurus/theme-common'
        const Tags = (props: TagsProps) => <TagsListInline {...props} />
        export default function Footer(): JSX.Element {
          return <footer className="own"><Tags tags={[{ label: 'T', permalink: '/t' }]} /></footer>
        }`,
    })
    expect(site.report).toBe('')
    expect(readPage(site, 'docs/a').html).toMatch(/<footer class="own">.*href="\/t"/s)
  })

  test('the page of a group leads to the notes before and after it', async () => {
    const site = await build({
      'src/theme/DocCategoryGeneratedIndexPage/index.js': `
        import { useCurrentSidebarSiblings } from '@docusaurus/plugin-content-docs/client'
        import DocPaginator from '@theme/DocPaginator'
        export default function Page({ categoryGeneratedIndex: { title, navigation } }) {
          const { length } = useCurrentSidebarSiblings()
          return <main><h1>{title + length}</h1><DocPaginator {...navigation} /></main>
        }`,
    })
    expect(site.report).toBe('')
    const { html } = readPage(site, 'docs/category/group')
    expect(html).toMatch(/<h1>Group2<\/h1>.*href="\/docs\/a".*href="\/docs\/b\/deep\/three"/s)
  })

  test('a Markdown page draws its text as a component', async () => {
    const site = await build({
      'src/theme/MDXPage/index.js': `
        import MDXContent from '@theme/MDXContent'
        import Layout from '@theme/Layout'
        export default function MDXPage({ content: Content }) {
          const { metadata: { title, frontMatter }, assets, toc } = Content
          return (
            <Layout>
              <main className={frontMatter.wrapperClassName} title={title + toc.length + assets.image}>
                <MDXContent><Content /></MDXContent>
              </main>
            </Layout>
          )
        }`,
    })
    expect(site.report).toBe('')
    const { html } = readPage(site, 'about')
    expect(html).toMatch(/<main class="wide" title="About1undefined">.*Text of about\./s)
  })
})

test('what a site has around all notes gives them its state', async () => {
  const site = await build({
    'src/state.js': "import { createContext } from 'react'\nexport const State = createContext(null)",
    'src/theme/DocRoot/index.js': `
      import { useReducer } from 'react'
      import { HtmlClassNameProvider } from '@docusaurus/theme-common'
      import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client'
      import Layout from '@theme/DocRoot/Layout'
      import NotFoundContent from '@theme/NotFound/Content'
      import { State } from '../../state'
      export default function DocRoot(props) {
        const found = useDocRootMetadata(props)
        const [state] = useReducer((state) => state, ['kept'])
        if (!found) return <NotFoundContent />
        const { docElement, sidebarName, sidebarItems } = found
        return (
          <HtmlClassNameProvider className="own">
            <State.Provider value={state}>
              <DocsSidebarProvider name={sidebarName} items={sidebarItems}><div className="around"><Layout>{docElement}</Layout></div></DocsSidebarProvider>
            </State.Provider>
          </HtmlClassNameProvider>
        )
      }`,
    'src/Uses.jsx': `
      import { useContext, useEffect } from 'react'
      import { State } from './state'
      export default function Uses() {
        const state = useContext(State)
        useEffect(() => {}, [])
        return <u>{state.join()}</u>
      }`,
    'docs/uses.mdx': "# Uses\n\nimport Uses from '../src/Uses'\n\n<Uses />",
    'src/theme/DocItem/Footer.jsx': `
      import { useContext } from 'react'
      import { State } from '../../state'
      export default () => <footer className="mine">{useContext(State)[0]}</footer>`,
  })
  expect(site.report).toBe('')
  expect(readPage(site, 'docs/uses').text('sotay-island u')).toBe('kept')
  expect(readPage(site, 'docs/a').text('.around main .mine')).toBe('kept')
})

test('a page that is an island is sent once', async () => {
  const site = await build({
    'src/theme/MDXPage/index.js': `
      import { useState } from 'react'
      export default function MDXPage({ content: Content }) {
        const [count, setCount] = useState(0)
        return <main><button onClick={() => setCount(count + 1)}>{count}</button><Content /></main>
      }`,
    'src/theme/DocItem/index.js': `
      import { useState } from 'react'
      import DocItemContent from '@theme/DocItem/Content'
      export default function DocItem({ content }) {
        const [count, setCount] = useState(0)
        return <main><button onClick={() => setCount(count + 1)}>{content.metadata.title}</button><DocItemContent /></main>
      }`,
  })
  expect(site.report).toBe('')
  expect(readPage(site, 'about').html.split('<p>Text of about.</p>')).toHaveLength(2)
  expect(readPage(site, 'docs/a').html.split('<p>Text of a.</p>')).toHaveLength(2)
})

test('code asks for the path within the site, the choice of a colour mode and the way to the top', async () => {
  const site = await temporarySite(
    {
      ...notes,
      'src/pages/facts.jsx': `
        import { composeProviders, useColorMode } from '@docusaurus/theme-common'
        import { ColorModeProvider, NavbarProvider, useBackToTopButton, useLocalPathname } from '@docusaurus/theme-common/internal'
        const Providers = composeProviders([ColorModeProvider, NavbarProvider])
        export default function Facts() {
          const path = useLocalPathname()
          const { colorModeChoice } = useColorMode()
          const { shown } = useBackToTopButton({ threshold: 300 })
          return <Providers><p>{[path, colorModeChoice, shown].join(' ')}</p></Providers>
        }`,
    },
    { baseUrl: '/base/' },
  ).build()
  expect(site.report).toBe('')
  expect(site.file('facts.html')).toContain('<p>/facts light false</p>')
})
