import type { Nodes } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { escapeHtml } from '../../std/escapeHtml.ts'
import { keepText } from '../sections.ts'
import type { Walk } from '../walk.ts'
import { whereIs } from '../whereIs.ts'

type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>

/** An expression in text shows its value, if that is text, a number or a list of such; a comment shows nothing. */
export function renderExpression(node: Expression, walk: Walk): string {
  if (isComment(node.value)) return ''
  const values = [evaluateExpression(node.value, node, walk)].flat(Number.POSITIVE_INFINITY)
  const text = values.filter((value) => typeof value === 'string' || typeof value === 'number').join('')
  keepText(text, walk)
  return escapeHtml(text).replaceAll('\0', '\uFFFD')
}

/**
 * Evaluates an expression of a note with `frontMatter` in scope. The note is the owner's own code,
 * run at build on the owner's machine, just as a component of theirs would be.
 */
export function evaluateExpression(expression: string, node: Nodes, walk: Walk): unknown {
  try {
    return new Function('frontMatter', `'use strict'; return (${expression}\n)`)(walk.frontMatter)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    walk.diagnostics.push(
      diagnose('expression-failed', [expression, reason], whereIs(node, walk, expression)),
    )
    return undefined
  }
}

/** Whether an expression holds nothing but comments. */
export function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() === ''
}
