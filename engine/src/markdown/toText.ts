import type { Nodes } from 'hast'

/** The text of a node and all below it, as a reader would hear it: a picture is its description. */
export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '')
  return 'children' in node ? node.children.map(toText).join('') : ''
}
