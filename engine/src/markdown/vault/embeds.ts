import type { Element, ElementContent } from 'hast'
import { isMedium } from '../syntax/noteName.ts'
import { isBlank, isElement, noteNameOf } from '../walk.ts'

/** The tag in the tree of what `![[note]]` embeds, where blocks may be. */
export const embedTag = 'sotay-embed'

/** Elements that may hold blocks beside text. */
const holdsBlocks = new Set(['li', 'td', 'th', 'blockquote', 'div', 'section', 'dd'])

/** Marks embedded notes among the children of an element; where only text may be, they stay links. */
export function markEmbeds(children: ElementContent[], tagName: string): ElementContent[] {
  return holdsBlocks.has(tagName) ? children.map((child) => toEmbed(child) ?? child) : children
}

/** Cuts a paragraph at the notes that it embeds. */
export function cutAtEmbeds(node: ElementContent): ElementContent[] {
  if (!isElement(node, 'p') || !node.children.some(toEmbed)) return [node]
  const parts: ElementContent[] = []
  let text: ElementContent[] = []
  const endParagraph = () => {
    if (!text.every(isGap)) parts.push({ ...node, children: text })
    text = []
  }
  for (const child of node.children) {
    const embed = toEmbed(child)
    if (embed) {
      endParagraph()
      parts.push(embed)
    } else text.push(child)
  }
  endParagraph()
  return parts
}

const isGap = (node: ElementContent) => isBlank(node) || isElement(node, 'br')

function toEmbed(node: ElementContent): Element | undefined {
  if (!isElement(node, 'img')) return undefined
  const name = noteNameOf(node)
  return name && !isMedium(name.target) ? { ...node, tagName: embedTag } : undefined
}
