import type { Element } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { escapeAttribute, escapeHtml } from '../../std/html.ts'
import { addText } from '../sections.ts'
import { toText, type Walk, whereIs } from '../walk.ts'

/** Whether an element is an inline formula. */
export function isInlineMath({ properties }: Element): boolean {
  return [properties.className].flat().includes('math-inline')
}

/** Renders an inline formula. */
export function renderInlineMath(element: Element, walk: Walk): string {
  return renderFormula(element, walk, false)
}

/** Renders a block formula. A wide one scrolls within its own box. */
export function renderMathBlock(element: Element, walk: Walk): string {
  return `<div class="math-block" tabindex="0">${renderFormula(belowFence(element), walk, true)}</div>`
}

/** Moves the position from the `$$` to the formula in the next line. */
function belowFence(element: Element): Element {
  const { line } = element.position?.start ?? {}
  if (line === undefined) return element
  const start = { line: line + 1, column: 1 }
  return { ...element, position: { start, end: start } }
}

/** Typesets a formula; an invalid one shows its source. The source is also its search text. */
function renderFormula(element: Element, walk: Walk, isBlock: boolean): string {
  const tex = toText(element).trim()
  addText(tex, walk)
  walk.hasMath = true
  const formula = walk.typeset(tex, isBlock)
  if ('html' in formula) return formula.html
  const firstLine = tex.split('\n', 1)[0]!
  const where = whereIs(element, walk, firstLine)
  walk.diagnostics.push(diagnose('invalid-formula', [firstLine, formula.reason], where))
  return `<code class="math-error" title="${escapeAttribute(formula.reason)}">${escapeHtml(tex)}</code>`
}
