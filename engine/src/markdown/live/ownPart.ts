import type { Nodes } from 'hast'
import type { JsxElement } from '../syntax/jsx.ts'
import type { Walk } from '../walk.ts'
import type { HtmlWriter } from '../walkTree.ts'
import { addLiveElement } from './addLiveElement.ts'
import { splitLiveNodes } from './liveNode.ts'
import { toOwnTag } from './writeModule.ts'

/** A component generated in the note's module for an element that needs a function in the browser. */
export interface OwnPart {
  name: string
  /** The component function, as JSX source. */
  code: string
}

/** The JSX source of an element, without pieces of HTML. */
export function toCode(node: JsxElement, walk: Walk, write: HtmlWriter): string {
  const mark = addLiveElement(node, walk, { tag: node.name!, renderChildren: write.children })
  const live = splitLiveNodes(mark, walk)[0]
  return typeof live === 'object' ? live.code.filter((part) => typeof part === 'string').join('') : ''
}

/** Replaces an element by a generated component, with the given children. */
export function addOwnPart(
  node: JsxElement,
  { part, children }: { part: OwnPart; children: Nodes[] },
  { walk, write }: { walk: Walk; write: HtmlWriter },
): string {
  walk.ownParts.push(part)
  const shown = { ...node, attributes: [], children } as JsxElement
  return addLiveElement(shown, walk, { tag: toOwnTag(part.name), renderChildren: write.children })
}
