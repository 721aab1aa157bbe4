import { type ComponentProps, createElement, type ElementType, type ReactNode } from 'react'
import { admonition, isMarkup, type Markup } from '../../model/constructs.ts'
import { titleTags } from '../../model/markup.ts'
import { formatDate } from '../../std/dates.ts'
import { escapeHtml } from '../../std/html.ts'
import { classNames, useUiText } from '../texts.tsx'

interface HtmlProps extends ComponentProps<'a'> {
  tag?: ElementType
  html: string
}

/** An element with HTML from the build: compiled text, or HTML that the config allows. */
export function Html({ tag: Tag = 'div', html, ...attributes }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the writer's own text and config, compiled at build
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

interface AdmonitionProps {
  kind: string
  title: ReactNode
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A box beside the text, as `:::kind` writes it in a note. */
export function Admonition({ children, ...parts }: AdmonitionProps) {
  return toElement(admonition<ReactNode>({ ...parts, content: children }))
}

/** Renders an element of a construct, whose contents are React nodes. */
export function toElement({ tagName, attributes, children }: Markup<ReactNode>): ReactNode {
  const props = Object.entries(attributes).map(([name, value]) => [name, value === true ? '' : value])
  const inner = children.map((child) => (isMarkup(child) ? toElement(child) : child))
  return createElement(tagName, Object.fromEntries(props), ...inner)
}

interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  sources: { light: string; dark: string }
}

/** A picture for each colour mode. Both are in the page; CSS shows one, and browsers fetch only that one. */
export function ThemedImage({ sources, className, alt, ...others }: ThemedImageProps) {
  const attributes = { loading: 'lazy', ...others } as const
  if (sources.light === sources.dark)
    return <img src={sources.light} alt={alt} className={className} {...attributes} />
  return (
    <>
      <img src={sources.light} alt={alt} {...attributes} className={classNames('light-only', className)} />
      <img src={sources.dark} alt={alt} {...attributes} className={classNames('dark-only', className)} />
    </>
  )
}

interface DateTextProps {
  /** ISO 8601. */
  date: string
  uiLang: string
  form: Intl.DateTimeFormatOptions
}

/** A date in the language of the interface, with a machine-readable `datetime`. */
export function DateText({ date, uiLang, form }: DateTextProps) {
  return <time dateTime={date}>{formatDate(date, uiLang, form)}</time>
}

interface ProseProps {
  html: string
  title?: string
  /** Lines below the title: what the note is about, and facts about it. */
  lead?: string
  facts?: string
  lang: string
  dir?: 'ltr' | 'rtl'
}

/** The text of a note. `title` adds a heading to a text that has none. */
export function Prose({ html, title, lead, facts, ...language }: ProseProps) {
  const [, end] = titleTags()
  const header = title === undefined ? '' : titleTags().join(escapeHtml(title))
  const line = (name: string, text = '') => (text ? `<p class="${name}">${escapeHtml(text)}</p>` : '')
  const lines = line('doc-lead', lead) + line('doc-facts', facts)
  const whole = (header + html).replace(end, () => end.replace('</h1>', `</h1>${lines}`))
  return <Html className="theme-doc-markdown markdown" html={whole} {...language} />
}

/** Says, to eye and ear, that the link before it leaves the site. */
export function ExternalIcon() {
  const uiText = useUiText()
  return <span className="external-icon" role="img" aria-label={uiText('opensInNewTab')} />
}

/** Attributes of an external link: it opens in a new tab, which cannot reach this one (`noopener`). */
export function externalAttributes(external: boolean) {
  return external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
