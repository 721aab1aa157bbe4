import type { Element } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { escapeAttribute, escapeHtml } from '../../std/escapeHtml.ts'
import { keepText } from '../sections.ts'
import { toText } from '../toText.ts'
import type { Walk } from '../walk.ts'
import { whereIs } from '../whereIs.ts'

/** Whether the parser found a formula within a line here. */
export function isInlineMath({ properties }: Element): boolean {
  return [properties.className].flat().includes('math-inline')
}

/** A formula within a line. */
export function renderInlineMath(element: Element, walk: Walk): string {
  return renderFormula(element, walk, false)
}

/** A formula that stands alone; a wide one scrolls inside its own box. */
export function renderMathBlock(element: Element, walk: Walk): string {
  return `<div class="math-block" tabindex="0">${renderFormula(element, walk, true)}</div>`
}

/** The search finds a formula by its source. With a mistake in it, readers see the source too. */
function renderFormula(element: Element, walk: Walk, isBlock: boolean): string {
  const tex = toText(element).trim()
  keepText(tex, walk)
  walk.hasMath = true
  const formula = walk.typeset(tex, isBlock)
  if ('html' in formula) return formula.html
  const where = whereIs(element, walk, tex.split('\n')[0])
  walk.diagnostics.push(diagnose('invalid-formula', [tex, formula.reason], where))
  return `<code class="math-error" title="${escapeAttribute(formula.reason)}">${escapeHtml(tex)}</code>`
}
