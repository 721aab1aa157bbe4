import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/**
 * Drops the fix of a problem unless its location covers exactly the text to replace, rather than the key of a setting
 * or a part of a text.
 */
export function withExactFix(problem: Diagnostic): Diagnostic {
  const { fix, ...others } = problem
  const { column = 0, length = 0, sourceLine = '' } = problem.where ?? {}
  const written = sourceLine.slice(column - 1, column - 1 + length)
  return fix && written !== fix.from ? others : problem
}
