import { use } from 'react'
import type { PostListContent, PostSummary } from '../../model/blogContent.ts'
import { elementIds } from '../../model/markup.ts'
import type { PageData } from '../../model/pageData.ts'
import type { PageLink } from '../../model/pageParts.ts'
import { VisibilityBanner } from '../article/PageNotices.tsx'
import { Pagination } from '../article/Pagination.tsx'
import { TagList } from '../article/tags.tsx'
import { Html } from '../content/pieces.tsx'
import { PostContext } from '../contexts.ts'
import { NoteContext } from '../notes/noteContext.ts'
import { PartPlace } from '../overrides/replaceable.tsx'
import { listedPosts, listMetadata } from '../parts/partProps.ts'
import { useUiText } from '../texts.tsx'
import { AuthorView } from './authors.tsx'
import { PostHeader, PostText } from './PostPage.tsx'

/** One page of a list of posts: of all, or of those that share a tag or an author. */
export function PostListPage({ page, content }: { page: PageData; content: PostListContent }) {
  const uiText = useUiText()
  const { posts, newerHref, olderHref, author } = content
  const facts = use(NoteContext)?.facts
  const labels = { navigation: uiText('blogListNavigation') }
  return (
    <main id={elementIds.main} className="doc-layout post-list">
      <VisibilityBanner unlisted={content.unlisted} />
      <ListHeader content={content} />
      {posts.length === 0 && author && <p>{uiText('noPostsOfAuthor')}</p>}
      <PartPlace name="BlogPostItems" props={{ items: facts && listedPosts(content, facts) }}>
        {posts.map((post) => (
          <PostSummaryView key={post.href} post={post} uiLang={page.uiLang} />
        ))}
      </PartPlace>
      <PartPlace name="BlogListPaginator" props={{ metadata: listMetadata(page, content) }}>
        <Pagination
          previous={toLink(uiText('newerEntries'), newerHref)}
          next={toLink(uiText('olderEntries'), olderHref)}
          labels={labels}
        />
      </PartPlace>
    </main>
  )
}

function toLink(label: string, href: string | undefined): PageLink | undefined {
  return href === undefined ? undefined : { label, href }
}

function ListHeader({ content: { title, description, author, all } }: { content: PostListContent }) {
  return (
    <header className="page-header post-list-header">
      <h1>{title}</h1>
      {author && <AuthorView author={{ ...author, name: undefined }} />}
      {description && <p>{description}</p>}
      {all && <a href={all.href}>{all.label}</a>}
    </header>
  )
}

/** A post in a list. */
export function PostSummaryView({ post, uiLang }: { post: PostSummary; uiLang: string }) {
  const { html, tags } = post
  return (
    <PostContext value={{ head: post, html, tags, isPostPage: false }}>
      <PartPlace name="BlogPostItem" props={{ children: <Html html={html} /> }}>
        <OwnSummary post={post} uiLang={uiLang} />
      </PartPlace>
    </PostContext>
  )
}

/** The article of a post in a list, as it is here. */
export const OwnSummary = ({ post, uiLang }: { post: PostSummary; uiLang: string }) => (
  <article className="post-summary">
    {post.picture && <img className="post-picture" src={post.picture} alt="" />}
    <PostSummaryText post={post} uiLang={uiLang} />
  </article>
)

function PostSummaryText({ post, uiLang }: { post: PostSummary; uiLang: string }) {
  const { title, href, lang, html } = post
  const language = { lang, ...(lang !== uiLang && { dir: 'auto' }) }
  return (
    <>
      <PartPlace name="BlogPostItem/Header">
        <PostHeader head={post} uiLang={uiLang}>
          <h2 {...language}>
            <a href={href}>{title}</a>
          </h2>
        </PostHeader>
      </PartPlace>
      <PostText className="markdown" html={html} {...language} />
      <PartPlace name="BlogPostItem/Footer">
        <PostSummaryFooter post={post} />
      </PartPlace>
    </>
  )
}

/** The footer of a post in a list: the way to the whole post, and its tags. */
export function PostSummaryFooter({ post: { title, href, isWhole, tags } }: { post: PostSummary }) {
  return (
    <footer className="post-summary-footer">
      {!isWhole && <ReadMore {...{ title, href }} />}
      {tags.length > 0 && <TagList tags={tags} />}
    </footer>
  )
}

/** The way from the beginning of a post to all of it. */
export function ReadMore({ title, href }: Pick<PostSummary, 'title' | 'href'>) {
  const uiText = useUiText()
  return (
    <a className="read-more" href={href}>
      <span aria-hidden="true">{uiText('readMore')}</span>
      <span className="sr-only">{uiText('readMoreAbout', { title })}</span>
    </a>
  )
}
