import type { Element, ElementContent, Root } from 'hast'
import { findTitleElement, type Walk } from '../walk.ts'
import { cutAtEmbeds, markEmbeds } from './embeds.ts'
import { findPart, withoutIds } from './notePart.ts'
import { readVaultText } from './vaultText.ts'

/**
 * Reads what Obsidian adds to Markdown in the tree of a note: what it embeds, marks, and ids of blocks, which become
 * anchors. Of a note that is embedded itself only the part is kept, whose ids are none of the page.
 */
export function readVaultTree(root: Root, { file: { part }, anchors }: Pick<Walk, 'file' | 'anchors'>): Root {
  const own = part === undefined ? anchors : new Set<string>()
  const children = lowerHeadings(readChildren(root.children as ElementContent[], own))
  return { ...root, children: part === undefined ? children : withoutIds(findPart(part, children)) }
}

const isHeading = (node: ElementContent, levels: RegExp): node is Element =>
  node.type === 'element' && levels.test(node.tagName)

/** Moves all headings a level down where one of the first level is not the title: that is the name of the file then. */
function lowerHeadings(nodes: ElementContent[]): ElementContent[] {
  const highest = nodes.filter((node) => isHeading(node, /^h1$/))
  const title = findTitleElement({ type: 'root', children: nodes })
  if (highest.every((heading) => highest.length === 1 && heading === title)) return nodes
  return nodes.map((node) =>
    isHeading(node, /^h[1-5]$/) ? { ...node, tagName: `h${Number(node.tagName[1]) + 1}` } : node,
  )
}

/** Elements whose text is no prose. */
const verbatim = new Set(['code', 'pre', 'script', 'style'])

function readChildren(children: ElementContent[], anchors: Set<string>): ElementContent[] {
  return readVaultText(children.map((child) => readNode(child, anchors)).flatMap(cutAtEmbeds), anchors)
}

function readNode(node: ElementContent, anchors: Set<string>): ElementContent {
  if (!('children' in node) || (node.type === 'element' && verbatim.has(node.tagName))) return node
  const children = readChildren(node.children as ElementContent[], anchors)
  return {
    ...node,
    children: node.type === 'element' ? markEmbeds(children, node.tagName) : children,
  } as ElementContent
}
