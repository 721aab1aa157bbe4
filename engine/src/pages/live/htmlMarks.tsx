import type { ReactNode } from 'react'

/** Lets HTML that is written already pass through React untouched. */
export interface HtmlMarks {
  /** What stands in React's tree for the HTML. */
  mark(html: string): string
  /** Puts the HTML where its marks stand. */
  fill(html: string): string
}

/** Characters that no text may contain, and that React leaves as they are. */
const pattern = /\uFDD0(\d+)\uFDD0/g

export function createHtmlMarks(): HtmlMarks {
  const kept: string[] = []
  const fill = (html: string): string =>
    html.replace(pattern, (_, number: string) => fill(kept[Number(number)]!))
  return { mark: (html) => `\uFDD0${kept.push(html) - 1}\uFDD0`, fill }
}

/** HTML as a component: no other one can take it for text. */
export function Written({ mark }: { mark: string }): ReactNode {
  return mark
}
