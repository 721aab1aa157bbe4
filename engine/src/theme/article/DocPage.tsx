import type { ContentOf, DocContent, PageData } from '../../model/pageData.ts'
import { Prose } from '../content/pieces.tsx'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { replaceable, Slot } from '../overrides/replaceable.tsx'
import { useUiText } from '../texts.tsx'
import { ArticleFooter } from './ArticleFooter.tsx'
import { PageNotices, VisibilityBanner } from './PageNotices.tsx'

/** A note. */
export function DocPage({ page, content }: { page: PageData; content: DocContent }) {
  const { breadcrumbs, previous, next, lead, readingMinutes: count } = content
  const uiText = useUiText()
  const facts = count === undefined ? undefined : uiText('readingTime', { count })
  return (
    <DocLayout {...{ page, breadcrumbs, previous, next }}>
      <Slot name="article-before" />
      <PageNotices page={page} />
      <VisibilityBanner {...content} />
      <Prose html={content.html} title={content.syntheticTitle} {...{ lead, facts }} {...languageOf(page)} />
      <DocFooter {...{ content, page }} />
      <Slot name="article-after" />
    </DocLayout>
  )
}

/** The footer of a note. */
export const DocFooter = replaceable('DocFooter', (props: { content: DocContent; page: PageData }) => (
  <ArticleFooter {...props} />
))

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

/** Attributes for the language of a page's text; `dir` only where it differs from the interface. */
export function languageOf({ lang, direction, textDirection }: PageData) {
  return { lang, ...(textDirection !== direction && { dir: textDirection }) }
}
