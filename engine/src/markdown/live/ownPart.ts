import type { Nodes } from 'hast'
import type { JsxElement } from '../syntax/jsx.ts'
import type { Walk } from '../walk.ts'
import type { HtmlWriter } from '../walkTree.ts'
import { addLiveElement } from './addLiveElement.ts'
import { splitLiveNodes } from './liveNode.ts'
import { toOwnTag } from './writeModule.ts'

/** A component that the module of a note declares for something in its text. */
export interface OwnPart {
  name: string
  /** A function, in JSX. */
  code: string
}

/** JSX as code by itself, without HTML in it. */
export function toCode(node: JsxElement, walk: Walk, write: HtmlWriter): string {
  const mark = addLiveElement(node, walk, { tag: node.name!, renderChildren: write.children })
  const live = splitLiveNodes(mark, walk)[0]
  return typeof live === 'object' ? live.code.filter((part) => typeof part === 'string').join('') : ''
}

/** Puts a component of the note's own in place of an element; its children stay those that are given. */
export function addOwnPart(
  node: JsxElement,
  { part, children }: { part: OwnPart; children: Nodes[] },
  { walk, write }: { walk: Walk; write: HtmlWriter },
): string {
  walk.ownParts.push(part)
  const shown = { ...node, attributes: [], children } as JsxElement
  return addLiveElement(shown, walk, { tag: toOwnTag(part.name), renderChildren: write.children })
}
