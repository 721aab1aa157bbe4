import type { Nodes } from 'hast'
import type { JsxElement } from '../syntax/jsx.ts'
import { childrenOf, type Walk } from '../walk.ts'
import type { HtmlWriter } from '../walkTree.ts'
import { splitLiveNodes } from './liveNode.ts'
import { addLiveElement } from './writeJsx.ts'
import { browserPartName, toOwnTag } from './writeModule.ts'

/** `<BrowserOnly>{() => …}</BrowserOnly>`: a component of the note's own, since the function must reach the browser. */
export function renderBrowserPart(node: JsxElement, walk: Walk, write: HtmlWriter): string {
  const children = (childrenOf(node as Nodes) as Nodes[]).filter(({ type }) => type !== 'text')
  const only = { ...node, children } as JsxElement
  const mark = addLiveElement(only, walk, { tag: node.name!, renderChildren: write.children })
  const live = splitLiveNodes(mark, walk)[0]
  const code = typeof live === 'object' ? live.code.filter((part) => typeof part === 'string') : []
  const name = browserPartName(walk.browserParts.push(code.join('')) - 1)
  const part = { ...node, attributes: [], children: [] } as JsxElement
  return addLiveElement(part, walk, { tag: toOwnTag(name), renderChildren: write.children })
}
