import type { Nodes } from 'hast'

/** The text of a node and all below it, as a reader would hear it; pictures are left out. */
export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(toText).join('') : ''
}
