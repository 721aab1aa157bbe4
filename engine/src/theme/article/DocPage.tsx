import { type ReactNode, use } from 'react'
import { elementIds } from '../../model/markup.ts'
import type { ContentOf, DocContent, PageData } from '../../model/pageData.ts'
import type { PlacedPart } from '../../model/themeParts.ts'
import type { UiText } from '../../model/uiText.ts'
import { formatDate } from '../../std/dates.ts'
import { Prose } from '../content/pieces.tsx'
import { OverrideContext } from '../contexts.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { PartPlace, replaceable, Slot } from '../overrides/replaceable.tsx'
import { useUiText } from '../texts.tsx'
import { ActionsMenu, ArticleFooter } from './ArticleFooter.tsx'
import { Backlinks, RelatedNotes } from './Backlinks.tsx'
import { PageNotices, VisibilityBanner } from './PageNotices.tsx'

/** A note. */
export function DocPage({ page, content }: { page: PageData; content: DocContent }) {
  const { breadcrumbs, previous, next } = content
  const text = <NoteText page={page} content={content} />
  return (
    <PartMain name="DocItem/Layout" props={{ children: <NoteText {...{ page, content }} isBare /> }}>
      <DocLayout {...{ page, breadcrumbs, previous, next }}>
        <DocArticle {...{ page, content }}>{text}</DocArticle>
      </DocLayout>
    </PartMain>
  )
}

/** A part of the site that draws a note with all that is beside it; it is drawn within `<main>`. */
function PartMain({ children, ...place }: { name: PlacedPart; props: object; children: ReactNode }) {
  const { parts } = use(OverrideContext) ?? {}
  if (!parts?.[place.name]) return children
  return (
    <main id={elementIds.main} className="part-main">
      <PartPlace {...place} />
    </main>
  )
}

interface DocArticleProps {
  page: PageData
  content: DocContent
  /** The text. */
  children: ReactNode
}

/** The article of a note: notices, text and footer. */
export function DocArticle({ page, content, children }: DocArticleProps) {
  return (
    <>
      <Slot name="article-before" />
      <PageNotices page={page} />
      <VisibilityBanner {...content} />
      {content.hasActionsAbove && <ActionsMenu page={page} editUrl={content.editUrl} />}
      <PartPlace name="DocItem/Content" props={{ children: <NoteText {...{ page, content }} isBare /> }}>
        {children}
      </PartPlace>
      {content.backlinks && <Backlinks links={content.backlinks} />}
      {content.related && <RelatedNotes notes={content.related} />}
      <PartPlace name="DocItem/Footer">
        <DocFooter {...{ content, page }} />
      </PartPlace>
      <Slot name="article-after" />
    </>
  )
}

interface NoteTextProps {
  page: PageData
  content: DocContent
  /** Without the heading and the lines that are not part of the text. */
  isBare?: boolean
}

/** The text of a note. */
export function NoteText({ page, content, isBare = false }: NoteTextProps) {
  const uiText = useUiText()
  const { html, syntheticTitle: title, lead, readingMinutes: count, lastUpdate, isDatedAbove } = content
  const date = isDatedAbove && lastUpdate?.date
  const facts = [
    ...(count === undefined ? [] : [uiText('readingTime', { count })]),
    ...(date ? [datedFact(formatDate(date, page.uiLang, { dateStyle: 'medium' }), uiText)] : []),
  ].join(' · ')
  const text = <Prose {...(isBare ? { html } : { html, title, lead, facts })} {...languageOf(page)} />
  return (
    <PartPlace name="MDXContent" props={{ children: text }}>
      {text}
    </PartPlace>
  )
}

const datedFact = (date: string, uiText: UiText) => uiText('lastUpdated') + uiText('lastUpdatedOn', { date })

/** The footer of a note: what is not at its top. */
export const DocFooter = replaceable(
  'DocFooter',
  ({ content, page }: { content: DocContent; page: PageData }) => {
    const { lastUpdate, isDatedAbove, hasActionsAbove } = content
    const rest = isDatedAbove && lastUpdate ? { ...lastUpdate, date: undefined } : lastUpdate
    const actions = hasActionsAbove ? { copyPage: undefined, openIn: undefined } : {}
    return <ArticleFooter content={{ ...content, lastUpdate: rest }} page={{ ...page, ...actions }} />
  },
)

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
