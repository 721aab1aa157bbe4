import type { Element } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { escapeAttribute, escapeHtml } from '../../std/html.ts'
import { whereIs } from '../places.ts'
import { addText } from '../sections.ts'
import { toText, type Walk } from '../walk.ts'

/** Whether an element is an inline formula. */
export function isInlineMath({ properties }: Element): boolean {
  return [properties.className].flat().includes('math-inline')
}

/** Obsidian shows a formula between `$$` as a block, also within a line. */
function isBetweenTwoDollars(
  { position, properties }: Element,
  { source: { lines, parsed = lines } }: Walk,
): boolean {
  if (properties.dataDisplay !== undefined) return true
  if (!position) return false
  const { line, column } = position.start
  return parsed[line - 1]?.startsWith('$$', column - 1) === true
}

/** Renders an inline formula. */
export function renderInlineMath(element: Element, walk: Walk): string {
  if (walk.options.obsidian && isBetweenTwoDollars(element, walk))
    return `<span class="math-block" tabindex="0">${renderFormula(element, walk, true)}</span>`
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

/** Typesets a formula; an invalid one shows its source. Its search text is what a reader sees, as far as text can be. */
function renderFormula(element: Element, walk: Walk, isBlock: boolean): string {
  const tex = toText(element).trim()
  addText(writeFormula(tex), walk)
  walk.hasMath = true
  const formula = walk.typeset(tex, isBlock)
  if ('html' in formula) return formula.html
  const firstLine = tex.split('\n', 1)[0]!
  const where = whereIs(element, walk, firstLine)
  walk.diagnostics.push(diagnose('invalid-formula', [firstLine, formula.reason], where))
  return `<code class="math-error" title="${escapeAttribute(formula.reason)}">${escapeHtml(tex)}</code>`
}

const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho varsigma sigma tau upsilon phi chi psi omega'

/** Commands that are drawn as signs. */
const signs: Record<string, string> = {
  ...Object.fromEntries(greek.split(' ').map((name, place) => [name, String.fromCharCode(0x3b1 + place)])),
  ...{ le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', approx: '≈', equiv: '≡', sim: '~' },
  ...{ times: '×', cdot: '·', div: '÷', pm: '±', mid: '|', infty: '∞', sum: '∑', prod: '∏', int: '∫' },
  ...{ to: '→', rightarrow: '→', Rightarrow: '⇒', implies: '⇒', leftarrow: '←', iff: '⇔', mapsto: '↦' },
  ...{ in: '∈', notin: '∉', subset: '⊂', subseteq: '⊆', cup: '∪', cap: '∩', forall: '∀', exists: '∃' },
  ...{ ldots: '…', dots: '…', cdots: '…', lfloor: '⌊', rfloor: '⌋', lceil: '⌈', rceil: '⌉' },
  ...{ Theta: 'Θ', Omega: 'Ω', Delta: 'Δ', Sigma: 'Σ', land: '∧', lor: '∨', neg: '¬' },
}

/** Commands that only say how something looks, or how much room there is. */
const looks =
  /\\(?:(?:left|right|[bB]igg?[lr]?|displaystyle|limits|q?quad|(?:text|math|operator)[a-z]*|hat|bar|vec)(?![a-zA-Z])|(?:begin|end)\{\w+\*?\}|[,;:!])/g

/** A formula as a line of text: `\frac{n}{2} \le \log n` is `n/2 ≤ log n`. */
function writeFormula(tex: string): string {
  return tex
    .replace(/\\\\|&/g, ' ')
    .replace(looks, ' ')
    .replace(/\\[td]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\sqrt\s*\{([^{}]*)\}/g, '√($1)')
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => (Object.hasOwn(signs, name) ? signs[name]! : name))
    .replace(/\\(.)/g, '$1')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
