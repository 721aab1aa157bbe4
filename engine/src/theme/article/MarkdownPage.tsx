import type { PageContent, PageData } from '../../model/pageData.ts'
import { Prose } from '../content/Prose.tsx'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { Slot } from '../overrides/Slot.tsx'
import { EditMeta } from './EditMeta.tsx'
import { languageOf } from './languageOf.ts'
import { PageNotices } from './PageNotices.tsx'
import { VisibilityBanner } from './VisibilityBanner.tsx'

type MarkdownContent = Extract<PageContent, { kind: 'markdownPage' }>

/** A page of text that is no note: it has no sidebar and no place in an order. */
export function MarkdownPage({ page, content }: { page: PageData; content: MarkdownContent }) {
  const { html, editUrl, lastUpdate } = content
  return (
    <DocLayout page={page}>
      <Slot name="article-before" />
      <PageNotices page={page} />
      <VisibilityBanner {...content} />
      <Prose html={html} {...languageOf(page)} />
      <EditMeta className="theme-pages-footer-edit-meta-row" {...{ editUrl, lastUpdate, page }} />
      <Slot name="article-after" />
    </DocLayout>
  )
}
