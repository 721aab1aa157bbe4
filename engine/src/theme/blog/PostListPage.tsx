import type { PostListContent, PostSummary } from '../../model/blogContent.ts'
import { elementIds } from '../../model/markup.ts'
import type { PageData } from '../../model/pageData.ts'
import type { PageLink } from '../../model/pageParts.ts'
import { VisibilityBanner } from '../article/PageNotices.tsx'
import { Pagination } from '../article/Pagination.tsx'
import { TagList } from '../article/tags.tsx'
import { Html } from '../content/Html.tsx'
import { useUiText } from '../texts.tsx'
import { AuthorView } from './authors.tsx'
import { PostHeader } from './PostPage.tsx'

/** One page of a list of posts: of all, or of those that share a tag or an author. */
export function PostListPage({ page, content }: { page: PageData; content: PostListContent }) {
  const uiText = useUiText()
  const { posts, newerHref, olderHref, author } = content
  const labels = { navigation: uiText('blogListNavigation') }
  return (
    <main id={elementIds.main} className="doc-layout post-list">
      <VisibilityBanner unlisted={content.unlisted} />
      <ListHeader content={content} />
      {posts.length === 0 && author && <p>{uiText('noPostsOfAuthor')}</p>}
      {posts.map((post) => (
        <PostSummaryView key={post.href} post={post} uiLang={page.uiLang} />
      ))}
      <Pagination
        previous={toLink(uiText('newerEntries'), newerHref)}
        next={toLink(uiText('olderEntries'), olderHref)}
        labels={labels}
      />
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

function PostSummaryView({ post, uiLang }: { post: PostSummary; uiLang: string }) {
  const uiText = useUiText()
  const { title, href, lang, html, isWhole, tags, picture } = post
  const language = { lang, ...(lang !== uiLang && { dir: 'auto' }) }
  return (
    <article className="post-summary">
      {picture && <img className="post-picture" src={picture} alt="" />}
      <PostHeader head={post} uiLang={uiLang}>
        <h2 {...language}>
          <a href={href}>{title}</a>
        </h2>
      </PostHeader>
      <Html className="markdown" html={html} {...language} />
      <footer className="post-summary-footer">
        {!isWhole && (
          <a className="read-more" href={href}>
            <span aria-hidden="true">{uiText('readMore')}</span>
            <span className="sr-only">{uiText('readMoreAbout', { title })}</span>
          </a>
        )}
        {tags.length > 0 && <TagList tags={tags} />}
      </footer>
    </article>
  )
}
