import type { JsxElement } from '../syntax/jsx.ts'
import { childrenOf, type Walk } from '../walk.ts'
import type { HtmlWriter } from '../walkTree.ts'
import { addOwnPart, toCode } from './ownPart.ts'

/**
 * Makes `<BrowserOnly>{() => …}</BrowserOnly>` a component of the note's module, because its function must reach the
 * browser.
 */
export function renderBrowserPart(node: JsxElement, walk: Walk, write: HtmlWriter): string {
  const children = childrenOf(node).filter(({ type }) => type !== 'text')
  const code = `() => ${toCode({ ...node, children }, walk, write)}`
  const part = { name: `BrowserPart${walk.ownParts.length}`, code }
  return addOwnPart(node, { part, children: [] }, { walk, write })
}
