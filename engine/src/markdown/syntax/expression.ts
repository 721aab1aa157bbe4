import type { Nodes } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { messageOf } from '../../std/errors.ts'
import { escapeHtml } from '../../std/html.ts'
import type { Html, LiveCode } from '../html.ts'
import { evaluate, isLiveExpression } from '../live/isLive.ts'
import { whereIs } from '../places.ts'
import { addText } from '../sections.ts'
import { type Expression, isComment, type Walk } from '../walk.ts'

/**
 * Renders an expression as its value, if that is text, a number or a list of such. Comments, truth values and
 * functions render nothing, anything else is a problem, as in React; live expressions are left to React.
 */
export function renderExpression(node: Expression, walk: Walk, compose?: ExpressionComposer): Html {
  if (isComment(node.value)) return ''
  if (isLiveExpression(node.value, walk)) {
    const name = `{${node.value}}`
    // The expression may end with a line comment, so the brace goes to the next line.
    const code = compose?.(node, walk) ?? [`{${node.value}\n}`]
    return [{ code, name, where: whereIs(node, walk) }]
  }
  const values = [evaluateExpression(node.value, node, walk)].flat(Number.POSITIVE_INFINITY)
  const lost = values.map(findLost).find(Boolean)
  if (lost) reportLost(lost, node, walk)
  const text = values.filter((value) => shown.has(typeof value)).join('')
  addText(text, walk)
  return escapeHtml(text).replaceAll('\0', '\uFFFD')
}

/** Writes the code of a live expression that has to be a component. */
type ExpressionComposer = (node: Expression, walk: Walk) => LiveCode | undefined

const shown = new Set(['string', 'number', 'bigint'])

/** What a value is that cannot be shown. React leaves out functions as it does truth values. */
function findLost(value: unknown): string | undefined {
  if (typeof value === 'symbol') return 'a symbol'
  return typeof value === 'object' && value !== null ? 'an object' : undefined
}

function reportLost(lost: string, node: Expression, walk: Walk): void {
  const reason = `its value is ${lost}, which cannot be shown, unlike texts, numbers and lists of them`
  walk.diagnostics.push(diagnose('expression-failed', [node.value, reason], whereIs(node, walk, node.value)))
}

/**
 * Evaluates an expression of a note with `frontMatter` in scope. The note is the owner's own code,
 * run at build on the owner's machine, just as a component of theirs would be.
 */
export function evaluateExpression(expression: string, node: Nodes, walk: Walk): unknown {
  try {
    return evaluate(expression, walk)
  } catch (error) {
    const problem = diagnose(
      'expression-failed',
      [expression, messageOf(error)],
      whereIs(node, walk, expression),
    )
    // To MDX 1, for which such notes were written, braces within text were text.
    const isText = walk.options.format === 'auto' && (error as Error).name === 'ReferenceError'
    walk.diagnostics.push(isText ? { ...problem, level: 'warning' } : problem)
    return isText ? `{${expression}}` : undefined
  }
}
