import { escapeHtml } from '../../std/html.ts'
import { Html } from './Html.tsx'

interface ProseProps {
  html: string
  title?: string
  lang: string
  dir?: 'ltr' | 'rtl'
}

/** The text of a note. `title` adds a heading to a text that has none. */
export function Prose({ html, title, ...language }: ProseProps) {
  const header = title === undefined ? '' : `<header><h1>${escapeHtml(title)}</h1></header>`
  return <Html className="theme-doc-markdown markdown" html={header + html} {...language} />
}
