import type { Element, ElementContent } from 'hast'
import { isMedium } from '../syntax/noteName.ts'
import { noteNameOf } from '../walk.ts'

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
  if (node.type !== 'element' || node.tagName !== 'p' || !node.children.some(toEmbed)) return [node]
  const parts: ElementContent[] = []
  let text: ElementContent[] = []
  const endParagraph = () => {
    if (!text.every(isBlank)) parts.push({ ...node, children: text })
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

const isBlank = (node: ElementContent) =>
  (node.type === 'text' && node.value.trim() === '') || (node.type === 'element' && node.tagName === 'br')

function toEmbed(node: ElementContent): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'img') return undefined
  const name = noteNameOf(node)
  return name && !isMedium(name.target) ? { ...node, tagName: embedTag } : undefined
}
