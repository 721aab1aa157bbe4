import type { ReactNode } from 'react'

/** Lets finished HTML pass through React's rendering untouched: a mark takes its place, and is replaced afterwards. */
export interface HtmlMarks {
  /** Stores the HTML and returns a mark to put into React's tree. */
  mark(html: string): string
  /** Replaces the marks by their HTML. */
  fill(html: string): string
}

/** Unicode noncharacters: no text may contain them, and React does not escape them. */
const pattern = /\uFDD0(\d+)\uFDD0/g

export function createHtmlMarks(): HtmlMarks {
  const kept: string[] = []
  const fill = (html: string): string =>
    html.replace(pattern, (_, number: string) => fill(kept[Number(number)]!))
  return { mark: (html) => `\uFDD0${kept.push(html) - 1}\uFDD0`, fill }
}

/** A mark as a component, so that other components do not take it for text. */
export function Written({ mark }: { mark: string }): ReactNode {
  return mark
}
