import type { Nodes, Root } from 'hast'
import type { ContentFile } from '../content/contentFile.ts'
import { childrenOf, isExpression } from './walk.ts'

/** The content of a truncation comment, in MDX and in HTML. */
const written = /^\s*(?:\/\*\s*truncate\s*\*\/|truncate)\s*$/i

/** Splits a post after the block with the comment `truncate`; undefined if it has none. */
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

/** Replaces the site's own marker by the comment `truncate`. */
export function normalizeMarker(text: string, marker: RegExp | undefined, isMdx: boolean): string {
  return marker ? text.replace(marker, isMdx ? '{/* truncate */}' : '<!-- truncate -->') : text
}

/** Whether a file is a blog post. Its page renders the title, so the body must not. */
export function isPost({ collection }: Pick<ContentFile, 'collection'>): boolean {
  return collection === 'blog'
}
