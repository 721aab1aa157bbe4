import type { Nodes } from 'hast'

/** The text of a node, with the `alt` texts of its pictures. */
export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '')
  return 'children' in node ? node.children.map(toText).join('') : ''
}
