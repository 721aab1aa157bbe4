import type { ReactNode } from 'react'
import type { PostContent, PostHead } from '../../model/blogContent.ts'
import { elementIds } from '../../model/markup.ts'
import type { PageData } from '../../model/pageData.ts'
import { ArticleFooter } from '../article/ArticleFooter.tsx'
import { languageOf } from '../article/DocPage.tsx'
import { PageNotices, VisibilityBanner } from '../article/PageNotices.tsx'
import { Pagination } from '../article/Pagination.tsx'
import { Html } from '../content/Html.tsx'
import { DateText } from '../content/pieces.tsx'
import { replaceable, Slot } from '../overrides/replaceable.tsx'
import { useUiText } from '../texts.tsx'
import { TableOfContents } from '../toc/TableOfContents.tsx'
import { AuthorView } from './authors.tsx'

/** A post. */
export function PostPage({ page, content }: { page: PageData; content: PostContent }) {
  const uiText = useUiText()
  const { head, html, newer, older } = content
  const language = languageOf(page)
  const labels = {
    navigation: uiText('blogPostNavigation'),
    previous: uiText('newerPost'),
    next: uiText('olderPost'),
  }
  return (
    <main id={elementIds.main} className="doc-layout">
      {page.toc && <TableOfContents headings={page.toc} lang={page.lang} />}
      <article>
        <Slot name="article-before" />
        <PageNotices page={page} />
        <VisibilityBanner {...content} />
        <PostHeader head={head} uiLang={page.uiLang}>
          <h1 {...language}>{head.title}</h1>
        </PostHeader>
        <Html id="__blog-post-container" className="theme-doc-markdown markdown" html={html} {...language} />
        <ArticleFooter {...{ content, page }} classes={footerClasses} />
        <Slot name="article-after" />
      </article>
      <Pagination previous={newer} next={older} labels={labels} />
    </main>
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
    const uiText = useUiText()
    return (
      <header className="post-header">
        {children}
        <p className="post-meta">
          <DateText date={date} uiLang={uiLang} form={{ dateStyle: 'long' }} />
          {readingMinutes !== undefined && <span>{uiText('readingTime', { count: readingMinutes })}</span>}
        </p>
        {authors.length > 0 && (
          <ul className="post-authors">
            {authors.map((author, index) => (
              <li key={index}>
                <AuthorView author={author} />
              </li>
            ))}
          </ul>
        )}
      </header>
    )
  },
)
