import type { Nodes, Root } from 'hast'
import { isExpression } from './syntax/isExpression.ts'
import { childrenOf } from './walk.ts'

/** Stands in the HTML of a post where its beginning ends. */
export const truncateMark = '\0truncate\0'

/** The comment that marks the place, as MDX and as HTML write it. */
const written = /^\s*(?:\/\*\s*truncate\s*\*\/|truncate)\s*$/i

/** Parts a post at the block that is, or holds, the comment `truncate`; undefined when it has none. */
export function splitAtTruncation(root: Root): [beginning: Root, rest: Root] | undefined {
  const place = root.children.findIndex(holdsMarker)
  if (place < 0) return undefined
  const part = (start: number, end?: number): Root => ({ ...root, children: root.children.slice(start, end) })
  return [part(0, place + 1), part(place + 1)]
}

function holdsMarker(node: Nodes): boolean {
  if (node.type === 'comment' || isExpression(node)) return written.test(node.value)
  return childrenOf(node).some(holdsMarker)
}

/** Writes a marker of the site's own as the one that is looked for. */
export function normalizeMarker(text: string, marker: RegExp | undefined, isMdx: boolean): string {
  return marker ? text.replace(marker, isMdx ? '{/* truncate */}' : '<!-- truncate -->') : text
}
