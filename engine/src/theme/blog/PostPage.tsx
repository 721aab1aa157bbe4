import type { ComponentProps, ReactNode } from 'react'
import type { PostContent, PostHead } from '../../model/blogContent.ts'
import { elementIds, postElementId } from '../../model/markup.ts'
import type { PageData } from '../../model/pageData.ts'
import { ArticleFooter } from '../article/ArticleFooter.tsx'
import { languageOf } from '../article/DocPage.tsx'
import { PageNotices, VisibilityBanner } from '../article/PageNotices.tsx'
import { Pagination } from '../article/Pagination.tsx'
import { DateText, Html } from '../content/pieces.tsx'
import { PostContext } from '../contexts.ts'
import { PartPlace, replaceable, Slot } from '../overrides/replaceable.tsx'
import { tocProps, toPartAuthor, toPartLink } from '../parts/partProps.ts'
import { useUiText } from '../texts.tsx'
import { TableOfContents } from '../toc/TableOfContents.tsx'
import { AuthorView } from './authors.tsx'

/** A post. */
export function PostPage({ page, content }: { page: PageData; content: PostContent }) {
  const uiText = useUiText()
  const { head, html, newer, older } = content
  const labels = {
    navigation: uiText('blogPostNavigation'),
    previous: uiText('newerPost'),
    next: uiText('olderPost'),
  }
  const post = <PostArticle page={page} content={content} />
  const links = { prevItem: toPartLink(newer), nextItem: toPartLink(older) }
  return (
    <main id={elementIds.main} className="doc-layout">
      {page.toc && (
        <PartPlace name="TOC" props={tocProps(page)}>
          <TableOfContents headings={page.toc} lang={page.lang} />
        </PartPlace>
      )}
      <article>
        <PostContext value={{ head, html, tags: content.tags, isPostPage: true }}>
          <PartPlace name="BlogPostItem" props={{ children: <Html html={html} /> }}>
            {post}
          </PartPlace>
        </PostContext>
      </article>
      <PartPlace name="BlogPostPaginator" props={links}>
        <Pagination previous={newer} next={older} labels={labels} />
      </PartPlace>
    </main>
  )
}

/** What is in the article of a post. */
export function PostArticle({ page, content }: { page: PageData; content: PostContent }) {
  const { head, html } = content
  const language = languageOf(page)
  return (
    <>
      <Slot name="article-before" />
      <PageNotices page={page} />
      <VisibilityBanner {...content} />
      <PartPlace name="BlogPostItem/Header">
        <PostHeader head={head} uiLang={page.uiLang}>
          <h1 {...language}>{head.title}</h1>
        </PostHeader>
      </PartPlace>
      <PostText html={html} id={postElementId} className="theme-doc-markdown markdown" {...language} />
      <PartPlace name="BlogPostItem/Footer">
        <ArticleFooter {...{ content, page }} classes={footerClasses} />
      </PartPlace>
      <Slot name="article-after" />
    </>
  )
}

/** The text of a post, or of its beginning. */
export function PostText({ html, ...attributes }: ComponentProps<typeof Html>) {
  const text = <Html html={html} {...attributes} />
  return (
    <PartPlace name="BlogPostItem/Content" props={{ children: <Html html={html} /> }}>
      <PartPlace name="MDXContent" props={{ children: text }}>
        {text}
      </PartPlace>
    </PartPlace>
  )
}

const footerClasses = { tags: 'theme-blog-footer-tags-row', meta: 'theme-blog-footer-edit-meta-row' }

interface PostHeaderProps {
  head: PostHead
  uiLang: string
  /** The heading with the title. */
  children: ReactNode
}

/** The header of a post: title, date, reading time and authors. */
export const PostHeader = replaceable(
  'PostHeader',
  ({ head: { date, readingMinutes, authors }, uiLang, children }: PostHeaderProps) => {
    return (
      <header className="post-header">
        <PartPlace name="BlogPostItem/Header/Title">{children}</PartPlace>
        <PartPlace name="BlogPostItem/Header/Info">
          <PostMeta {...{ date, readingMinutes, uiLang }} />
        </PartPlace>
        {authors.length > 0 && (
          <PartPlace name="BlogPostItem/Header/Authors">
            <PostAuthors authors={authors} />
          </PartPlace>
        )}
      </header>
    )
  },
)

/** When a post was written, and how long reading it takes. */
export function PostMeta({
  date,
  readingMinutes,
  uiLang,
}: Pick<PostHead, 'date' | 'readingMinutes'> & { uiLang: string }) {
  const uiText = useUiText()
  return (
    <p className="post-meta">
      <DateText date={date} uiLang={uiLang} form={{ dateStyle: 'long' }} />
      {readingMinutes !== undefined && <span>{uiText('readingTime', { count: readingMinutes })}</span>}
    </p>
  )
}

/** Who wrote a post. */
export function PostAuthors({ authors }: Pick<PostHead, 'authors'>) {
  return (
    <ul className="post-authors">
      {authors.map((author, index) => (
        <li key={index}>
          <PartPlace name="BlogPostItem/Header/Author" props={{ author: toPartAuthor(author) }}>
            <AuthorView author={author} />
          </PartPlace>
        </li>
      ))}
    </ul>
  )
}
