import type { PostContent } from '../../model/blogContent.ts'
import { elementIds } from '../../model/elementIds.ts'
import type { PageData } from '../../model/pageData.ts'
import { EditMeta } from '../article/EditMeta.tsx'
import { languageOf } from '../article/languageOf.ts'
import { PageNotices } from '../article/PageNotices.tsx'
import { Pagination } from '../article/Pagination.tsx'
import { TagsRow } from '../article/TagsRow.tsx'
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
        <PostFooter {...{ content, page }} />
        <Slot name="article-after" />
      </article>
      <Pagination previous={newer} next={older} labels={labels} />
    </main>
  )
}

function PostFooter({ content, page }: { content: PostContent; page: PageData }) {
  const { tags, editUrl, lastUpdate } = content
  if (tags.length === 0 && !editUrl && !lastUpdate && !page.copyPage) return null
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && <TagsRow tags={tags} className="theme-blog-footer-tags-row" />}
      <EditMeta
        className="theme-doc-footer-edit-meta-row theme-blog-footer-edit-meta-row"
        {...{ editUrl, lastUpdate, page }}
      />
    </footer>
  )
}
