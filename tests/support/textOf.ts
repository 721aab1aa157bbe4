import type { HtmlElement } from './parseHtml.ts'

/** The text of an element as a reader sees it: white space collapses to one space, zero-width spaces are removed. */
export function textOf(element: HtmlElement): string {
  return rawText(element).replaceAll('\u200B', '').replace(/\s+/g, ' ').trim()
}

function rawText({ children }: HtmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')
}
