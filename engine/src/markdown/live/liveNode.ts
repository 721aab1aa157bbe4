import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { Walk } from '../walk.ts'

/** JSX, and between it HTML that the walk has written. */
export type LiveCode = (string | { html: string })[]

/** What of a note is rendered by React: a component, an expression, an element with one. */
export interface LiveNode {
  /** As it stands among the children of an element. */
  code: LiveCode
  /** As people would name it: `<Chart>`. */
  name: string
  where: SourceLocation
}

/** A mark in the HTML where a live node stands; `splitLiveNodes` finds it again. */
export function addLiveNode(node: LiveNode, { liveNodes }: Walk): string {
  return `\0L${liveNodes.push(node) - 1}\0`
}

/** Cuts HTML at the marks of live nodes. */
export function splitLiveNodes(html: string, { liveNodes }: Walk): (string | LiveNode)[] {
  const parts = html.split(/\0L(\d+)\0/)
  return parts
    .map((part, index) => (index % 2 === 0 ? part : liveNodes[Number(part)]!))
    .filter((part) => part !== '')
}

/** HTML for places where nothing live can stand. */
export const withoutLiveNodes = (html: string) => html.replace(/\0L\d+\0/g, '')
