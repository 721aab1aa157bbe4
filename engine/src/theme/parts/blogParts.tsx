import { type ComponentType, use } from 'react'
import type { Author, PostSummary } from '../../model/blogContent.ts'
import type { PageData } from '../../model/pageData.ts'
import { groupByYear } from '../../model/sidebar.ts'
import { ArticleFooter } from '../article/ArticleFooter.tsx'
import { Pagination } from '../article/Pagination.tsx'
import { AuthorView } from '../blog/authors.tsx'
import { OwnSummary, PostSummaryFooter, PostSummaryView, ReadMore } from '../blog/PostListPage.tsx'
import { PostArticle, PostAuthors, PostHeader, PostMeta } from '../blog/PostPage.tsx'
import { Html } from '../content/pieces.tsx'
import { OverrideContext, PostContext, type WholePost } from '../contexts.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { pageParts } from '../layouts/PageContent.tsx'
import { Sidebar } from '../sidebar/SidebarItems.tsx'
import { classNames, useUiText } from '../texts.tsx'
import { type TitledLink, toLink, usePage, WholePage, type WithChildren } from './articleParts.tsx'
import { sourceOf } from './partProps.ts'

type WithClass = WithChildren & { className?: string }

/** The layout of a page that a part of the site draws. That of the theme has it already. */
function Layout({ children }: WithChildren) {
  const page = usePage()
  const parts = use(OverrideContext)?.parts
  return pageParts(page).some((name) => parts?.[name]) ? (
    <DocLayout page={page}>{children}</DocLayout>
  ) : (
    children
  )
}

const postOf = ({ content }: PageData) => (content.kind === 'post' ? content : undefined)

/** The post that is drawn: that of the page, where a page of the site says of none. Elsewhere parts of a post draw nothing. */
function usePost(): WholePost | undefined {
  const { content } = usePage()
  const post = use(PostContext) ?? (content.kind === 'post' ? { ...content, isPostPage: true } : undefined)
  if (!post || 'html' in post) return post
  const head = content.kind === 'postList' && content.posts.find(({ href }) => href === post.head.href)
  return head ? { head, html: head.html, tags: head.tags, isPostPage: false } : undefined
}

interface ListedPost {
  content: { metadata: { permalink: string } }
}

/** Posts of a list: those given, by their addresses, as the page has them. */
function Items({ items }: { items?: ListedPost[] }) {
  const { content, uiLang } = usePage()
  if (content.kind !== 'postList') return null
  const isGiven = ({ href }: PostSummary) =>
    items?.some((item) => item.content.metadata.permalink === href) ?? true
  return content.posts
    .filter(isGiven)
    .map((post) => <PostSummaryView key={post.href} post={post} uiLang={uiLang} />)
}

/** A post, on its page or in a list. */
function Item() {
  const page = usePage()
  const post = usePost()
  const content = postOf(page)
  if (content && post?.isPostPage) return <PostArticle {...{ page, content }} />
  return post && <OwnSummary post={post.head as PostSummary} uiLang={page.uiLang} />
}

function Text({ children, className }: WithClass) {
  const post = usePost()
  return (
    <div className={classNames('theme-doc-markdown markdown', className)}>
      {children ?? <Html html={post?.html ?? ''} />}
    </div>
  )
}

function Footer() {
  const page = usePage()
  const post = usePost()
  const content = postOf(page)
  if (content && post?.isPostPage) return <ArticleFooter {...{ page, content }} />
  return post && <PostSummaryFooter post={post.head as PostSummary} />
}

function Title() {
  const post = usePost()
  if (!post) return null
  const { title, href } = post.head
  if (post.isPostPage) return <h1>{title}</h1>
  return (
    <h2>
      <a href={href}>{title}</a>
    </h2>
  )
}

function Header() {
  const { uiLang } = usePage()
  const post = usePost()
  return (
    post && (
      <PostHeader head={post.head} uiLang={uiLang}>
        <Title />
      </PostHeader>
    )
  )
}

function Info() {
  const { uiLang } = usePage()
  const post = usePost()
  return post && <PostMeta {...post.head} uiLang={uiLang} />
}

function Authors() {
  const post = usePost()
  return post && <PostAuthors authors={post.head.authors} />
}

interface PartAuthor {
  name?: string
  title?: string
  imageURL?: string
  url?: string
}

function AuthorPart({ author }: { author: PartAuthor }) {
  const { name, title, imageURL: imageUrl, url: href } = author
  const known = usePost()?.head.authors.find((each) => each.name === name)
  const { socials } = known ?? { socials: [] }
  return <AuthorView author={sourceOf<Author>(author) ?? { name, title, imageUrl, href, socials }} />
}

interface ListLinks {
  metadata: { previousPage?: string; nextPage?: string }
}

function OwnSidebar() {
  const { sidebar } = usePage()
  return sidebar && <Sidebar sidebar={sidebar} />
}

/** The frame of the page holds the sidebar, so that a layout of the site needs none; a sidebar of the site is there. */
function SidebarInFrame() {
  return use(OverrideContext)?.parts.BlogSidebar && <OwnSidebar />
}

type SidebarPost = { date: string }

interface SidebarList {
  items: SidebarPost[]
  ListComponent: ComponentType<{ items: SidebarPost[] }>
  yearGroupHeadingClassName?: string
}

/** The posts of a sidebar, by their years if the page has them so. */
function SidebarContent({ items, ListComponent, yearGroupHeadingClassName }: SidebarList) {
  const hasYears = usePage().sidebar?.items.some(({ kind }) => kind === 'category')
  if (!hasYears) return <ListComponent items={items} />
  return groupByYear(items).map(([year, posts]) => (
    <div key={year} role="group">
      <h3 className={yearGroupHeadingClassName}>{year}</h3>
      <ListComponent items={posts} />
    </div>
  ))
}

/** What the head of every page has already. */
const Nothing = () => null

/** The parts of the blog. */
export const blogParts = {
  'Blog/Components/Author': AuthorPart,
  BlogArchivePage: WholePage,
  BlogLayout: Layout,
  BlogListPage: WholePage,
  'BlogListPage/StructuredData': Nothing,
  BlogListPaginator: ({ metadata: { previousPage, nextPage } }: ListLinks) => {
    const uiText = useUiText()
    return (
      <Pagination
        previous={previousPage ? { label: uiText('newerEntries'), href: previousPage } : undefined}
        next={nextPage ? { label: uiText('olderEntries'), href: nextPage } : undefined}
        labels={{ navigation: uiText('blogListNavigation') }}
      />
    )
  },
  BlogPostItem: Item,
  'BlogPostItem/Container': ({ children, className }: WithClass) => (
    <article className={className}>{children}</article>
  ),
  'BlogPostItem/Content': Text,
  'BlogPostItem/Footer': Footer,
  'BlogPostItem/Header': Header,
  'BlogPostItem/Header/Author': AuthorPart,
  'BlogPostItem/Header/Authors': Authors,
  'BlogPostItem/Header/Info': Info,
  'BlogPostItem/Header/Title': Title,
  'BlogPostItem/Footer/ReadMoreLink': ({
    blogPostTitle: title,
    to: href,
  }: {
    blogPostTitle: string
    to: string
  }) => <ReadMore {...{ title, href }} />,
  BlogPostItems: Items,
  BlogPostPage: WholePage,
  'BlogPostPage/Metadata': Nothing,
  'BlogPostPage/StructuredData': Nothing,
  BlogPostPaginator: ({ prevItem, nextItem }: { prevItem?: TitledLink; nextItem?: TitledLink }) => (
    <Pagination previous={toLink(prevItem)} next={toLink(nextItem)} />
  ),
  BlogSidebar: SidebarInFrame,
  'BlogSidebar/Content': SidebarContent,
  'BlogSidebar/Desktop': OwnSidebar,
  'BlogSidebar/Mobile': Nothing,
  BlogTagsListPage: WholePage,
  BlogTagsPostsPage: WholePage,
}
