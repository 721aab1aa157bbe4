import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Keeps the right answer to a problem only where its place holds exactly what is wrong: no key that stands before it, no part. */
export function withExactFix(problem: Diagnostic): Diagnostic {
  const { fix, ...others } = problem
  const { column = 0, length = 0, sourceLine = '' } = problem.where ?? {}
  const written = sourceLine.slice(column - 1, column - 1 + length)
  return fix && written !== fix.from ? others : problem
}
