import { endOfText, takeText } from '../sections.ts'
import type { JsxElement } from '../syntax/jsx.ts'
import type { Walk } from '../walk.ts'
import type { HtmlWriter } from '../walkTree.ts'

/** Moves the children of `<head>` to the head of the page, and removes their text from the search index. */
export function renderHead(node: JsxElement, walk: Walk, write: HtmlWriter): string {
  const start = endOfText(walk)
  walk.head += write.children(node)
  takeText(start, walk)
  return ''
}
