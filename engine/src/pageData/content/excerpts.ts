import type { BlogConfig, SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, hasErrors, withSeverity } from '../../diagnostics/diagnostic.ts'
import type { Document, DocumentOutline } from '../../markdown/document.ts'
import type { ReadingTimeFacts } from '../../model/callbackFacts.ts'
import type { Heading } from '../../model/pageParts.ts'
import type { Post, Route } from '../../site/site.ts'
import { openingTag } from '../../std/html.ts'
import { countWords } from '../../std/text.ts'

/** A post as a list shows it. */
export interface PostExcerpt {
  html: string
  /** Whether it is the whole post. */
  isWhole: boolean
  lang?: string | undefined
  /** The address of its picture. */
  picture?: string | undefined
}

/** A compiled note with all its links and images resolved. */
export interface RenderedText {
  html: string
  headings: Heading[]
  /** Undefined when the language is unknown. */
  lang?: string
  hasContentTitle: boolean
  /** Only for a list of posts: the excerpt of each. */
  excerpts?: PostExcerpt[]
}

const hashLink = /<a class="hash-link"[^>]*>[^<]*<\/a>/g

/**
 * Adapts the HTML of a post for a list of posts. A heading keeps its id unless another one on the page has it (`taken`);
 * footnotes lose theirs, and links to either lead to the post itself.
 */
export function excerptHtml(html: string, href: string, taken = new Set<string>()): string {
  return html.replace(hashLink, '').replace(openingTag, (written) =>
    written
      .replace(/^(<h[2-6] class="[^"]*") id="([^"]*)"/, (whole, start: string, id: string) => {
        if (taken.has(id)) return start
        taken.add(id)
        return whole
      })
      .replace(/ id="user-content-[^"]*"/, '')
      .replace(/^(<a\b[^>]*? href=")(?=#)/, `$1${href}`),
  )
}

/** Reports a post without a truncate marker. One of a single paragraph has no rest that lists could leave out. */
export function checkTruncation({ target }: Route, document: Document | undefined): Diagnostic[] {
  if (target.kind !== 'post' || !document || document.beginning) return []
  if (hasErrors(document.diagnostics) || !hasRest(document)) return []
  const problem = diagnose('post-without-truncate-marker', [], { file: document.file.source })
  return withSeverity(target.blog.config.onUntruncatedBlogPosts, problem)
}

/** Whether the text, but for a heading at its beginning, goes on behind an empty line. */
const hasRest = (document: Document) => {
  const text = bodyOf(document).trim()
  const first = text.startsWith('# ') ? text.indexOf('\n') : 0
  return first >= 0 && /\n[ \t]*\n/.test(text.slice(first).trim())
}

/**
 * The reading time of a post in minutes, to two decimals unless the `readingTime` setting computes it; undefined when
 * it is not shown.
 */
export function readingMinutes(
  { outline }: Post,
  { showReadingTime, readingTime }: BlogConfig,
  { i18n }: SiteConfig,
): number | undefined {
  if (!showReadingTime) return undefined
  const content = bodyOf(outline)
  if (!readingTime) return defaultReadingTime({ content })
  const { frontMatter } = outline
  return readingTime({ content, frontMatter, locale: i18n.currentLocale, defaultReadingTime })
}

/** The reading time of a note in whole minutes. */
export const minutesToRead = (outline: DocumentOutline): number =>
  Math.ceil(defaultReadingTime({ content: bodyOf(outline) }))

const bodyOf = ({ file }: DocumentOutline) => file.text.replace(/^---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/, '')

const defaultReadingTime: ReadingTimeFacts['defaultReadingTime'] = ({ content, options }) =>
  Math.round((countWords(content) / (options?.wordsPerMinute ?? 200)) * 100) / 100
