import type { HtmlElement } from './parseHtml.ts'

/** What a reader reads in an element: runs of white space are one space, signs without width are nothing. */
export function textOf(element: HtmlElement): string {
  return rawText(element).replaceAll('\u200B', '').replace(/\s+/g, ' ').trim()
}

function rawText({ children }: HtmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')
}
