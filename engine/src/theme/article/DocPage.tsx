import type { DocContent, PageData } from '../../model/pageData.ts'
import { Prose } from '../content/Prose.tsx'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { Slot } from '../overrides/Slot.tsx'
import { DocFooter } from './DocFooter.tsx'
import { languageOf } from './languageOf.ts'
import { PageNotices } from './PageNotices.tsx'
import { VisibilityBanner } from './VisibilityBanner.tsx'

/** A note. */
export function DocPage({ page, content }: { page: PageData; content: DocContent }) {
  const { breadcrumbs, previous, next } = content
  return (
    <DocLayout {...{ page, breadcrumbs, previous, next }}>
      <Slot name="article-before" />
      <PageNotices page={page} />
      <VisibilityBanner {...content} />
      <Prose html={content.html} title={content.syntheticTitle} {...languageOf(page)} />
      <DocFooter {...{ content, page }} />
      <Slot name="article-after" />
    </DocLayout>
  )
}
