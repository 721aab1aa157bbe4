import type { ContentOf, PageData } from '../../model/pageData.ts'
import { Prose } from '../content/Prose.tsx'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { Slot } from '../overrides/Slot.tsx'
import { ArticleFooter } from './ArticleFooter.tsx'
import { languageOf } from './languageOf.ts'
import { PageNotices } from './PageNotices.tsx'
import { VisibilityBanner } from './VisibilityBanner.tsx'

/** A Markdown page outside of the docs: it has no sidebar and no pagination. */
export function MarkdownPage({ page, content }: { page: PageData; content: ContentOf<'markdownPage'> }) {
  return (
    <DocLayout page={page}>
      <Slot name="article-before" />
      <PageNotices page={page} />
      <VisibilityBanner {...content} />
      <Prose html={content.html} {...languageOf(page)} />
      <ArticleFooter content={{ tags: [], ...content }} page={page} classes={footerClasses} />
      <Slot name="article-after" />
    </DocLayout>
  )
}

const footerClasses = { meta: 'theme-pages-footer-edit-meta-row' }
