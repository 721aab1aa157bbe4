import type { PostContent } from '../../model/blogContent.ts'
import { elementIds } from '../../model/markup.ts'
import type { PageData } from '../../model/pageData.ts'
import { ArticleFooter } from '../article/ArticleFooter.tsx'
import { languageOf } from '../article/languageOf.ts'
import { PageNotices } from '../article/PageNotices.tsx'
import { Pagination } from '../article/Pagination.tsx'
import { VisibilityBanner } from '../article/VisibilityBanner.tsx'
import { Html } from '../content/Html.tsx'
import { Slot } from '../overrides/Slot.tsx'
import { TableOfContents } from '../toc/TableOfContents.tsx'
import { useUiText } from '../useUiText.ts'
import { PostHeader } from './PostHeader.tsx'

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
