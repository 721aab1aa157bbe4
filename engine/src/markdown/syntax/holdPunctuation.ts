import type { Element, ElementContent, Nodes } from 'hast'
import { isInlineMath } from './math.ts'

const closingSigns = /^[,.;:!?)\]}"'”’…]+/
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
    const [signs = ''] = (node.type === 'text' && closingSigns.exec(node.value)) || []
    if (node.type === 'text' && signs && before && isFormula(before))
      pieces.splice(-1, 1, holdTogether(before, signs), { ...node, value: node.value.slice(signs.length) })
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

function holdTogether(formula: Element, signs: string): Element {
  const children = [formula, { type: 'text' as const, value: signs }]
  return { type: 'element', tagName: 'span', properties: held, children }
}
