import type { Element, ElementContent, Nodes } from 'hast'
import { escapeHtml } from '../../std/html.ts'
import { html } from '../html.ts'
import { findEmoji } from '../icons.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { addText } from '../sections.ts'
import type { ElementRenderer } from '../walk.ts'
import { isInlineMath, renderInlineMath } from './math.ts'

/** Renders inline code, without emoji. */
export const renderInlineCode: ElementRenderer = (element, walk, renderChildren) => {
  if (isInlineMath(element)) return renderInlineMath(element, walk)
  const texts = element.children.map((child) => (child.type === 'text' ? child.value : undefined))
  if (texts.includes(undefined))
    return html`<code${renderAttributes('code', element.properties, walk)}>${renderChildren(element)}</code>`
  const code = texts.join('')
  addText(code, walk)
  const isHeld = element.properties.dataWhole === ''
  const content = (isHeld ? code.split(/(?<= )/) : splitAtMarks(code)).map(escapeHtml).join('<wbr>')
  return html`<code${renderAttributes('code', element.properties, walk)}>${content}</code>`
}

/**
 * Marks code in the cell of a table whose lines break only between its words: these are short, and hold signs after
 * which browsers break (`-k1,1`, `--all`).
 */
export function holdWords(cell: Element): Element {
  const isHeld = (node: ElementContent): node is Element =>
    node.type === 'element' &&
    node.tagName === 'code' &&
    node.children.every(
      (child) => child.type === 'text' && /[-/?]/.test(child.value) && !/\S{21}/.test(child.value),
    )
  const hold = (node: ElementContent) =>
    isHeld(node) ? { ...node, properties: { ...node.properties, dataWhole: '' } } : node
  return cell.children.some(isHeld) ? { ...cell, children: cell.children.map(hold) } : cell
}

/** Splits code with a long word after its punctuation, where a narrow column may break it. */
function splitAtMarks(code: string): string[] {
  return /\S{25}/.test(code) ? code.split(/(?<=\w[[\](){}]*[/.:=,])(?=\w)/) : [code]
}

const closingPunctuation = /^[,.;:!?)\]}"'”’…]+/
const held = { className: ['formula-end'] }

/**
 * Wraps an inline formula and the punctuation after it in one element, because browsers would break the line between
 * them.
 */
export function holdPunctuation(nodes: ElementContent[], parent: Nodes): ElementContent[] {
  if (!nodes.some(isFormula) || isHeld(parent)) return nodes
  const pieces: ElementContent[] = []
  for (const node of nodes) {
    const before = pieces.at(-1)
    const [punctuation = ''] = (node.type === 'text' && closingPunctuation.exec(node.value)) || []
    if (node.type === 'text' && punctuation && before && isFormula(before))
      pieces.splice(-1, 1, holdTogether(before, punctuation), {
        ...node,
        value: node.value.slice(punctuation.length),
      })
    else pieces.push(node)
  }
  return pieces
}

function isFormula(node: ElementContent): node is Element {
  return node.type === 'element' && isInlineMath(node)
}

function isHeld(node: Nodes): boolean {
  return node.type === 'element' && node.properties === held
}

function holdTogether(formula: Element, punctuation: string): Element {
  const children = [formula, { type: 'text' as const, value: punctuation }]
  return { type: 'element', tagName: 'span', properties: held, children }
}

/** Replaces `:smile:` by its emoji. Unknown names stay, and so do colons within a word: `1:100:2`. */
export function replaceEmoji(text: string): string {
  if (!text.includes(':')) return text
  return text.replace(
    /(?<!\w):[+\w-]+:|:[+\w-]+:(?!\w)/g,
    (written) => findEmoji(written.slice(1, -1)) ?? written,
  )
}
