import type { Element, ElementContent, Root } from 'hast'
import type { ContentFile } from '../../content/contentFile.ts'
import { findTitleElement } from '../walk.ts'
import { cutAtEmbeds, markEmbeds } from './embeds.ts'
import { findPart, withoutIds } from './notePart.ts'
import { readBlockIds } from './vaultText.ts'

/** Finds what a note embeds in its tree. Of a note that is embedded itself only the part is kept. */
export function readVaultTree(root: Root, { part }: ContentFile): Root {
  const children = lowerHeadings(readChildren(root.children as ElementContent[], part !== undefined))
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

function readChildren(children: ElementContent[], isPart: boolean): ElementContent[] {
  const read = children.map((child) => readNode(child, isPart)).flatMap(cutAtEmbeds)
  return isPart ? readBlockIds(read, new Set()) : read
}

function readNode(node: ElementContent, isPart: boolean): ElementContent {
  if (!('children' in node) || (node.type === 'element' && verbatim.has(node.tagName))) return node
  const children = readChildren(node.children as ElementContent[], isPart)
  return {
    ...node,
    children: node.type === 'element' ? markEmbeds(children, node.tagName) : children,
  } as ElementContent
}
