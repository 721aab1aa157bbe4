import { type Diagnostic, writtenAt } from '../diagnostics/diagnostic.ts'

/** A corrected text, and the problems that were corrected in it. */
export interface Fixed {
  text: string
  fixed: Diagnostic[]
}

/** Applies the fixes of problems. A fix is skipped if the text at its place is not exactly `fix.from`. */
export function applyFixes(text: string, diagnostics: Diagnostic[]): Fixed {
  const lines = text.split('\n')
  const fixed = [...diagnostics].sort(lastFirst).filter((problem) => fixLine(lines, problem))
  return { text: lines.join('\n'), fixed: fixed.reverse() }
}

/** Sorts from the last place to the first, so that a fix does not shift the places of those still to come. */
function lastFirst({ where: a }: Diagnostic, { where: b }: Diagnostic): number {
  return (b?.line ?? 0) - (a?.line ?? 0) || (b?.column ?? 0) - (a?.column ?? 0)
}

function fixLine(lines: string[], { fix, where }: Diagnostic): boolean {
  const { line = 0, column = 0, sourceLine = '', leftOut = 0 } = where ?? {}
  const [written, start] = [lines[line - 1], column - 1]
  if (!fix || written === undefined || start < 0) return false
  const end = start + fix.from.length
  const before = written.slice(leftOut, start)
  const isAsFound = before === sourceLine.slice(0, start - leftOut) && written.slice(start, end) === fix.from
  if (!isAsFound) return false
  lines[line - 1] = written.slice(0, start) + fix.to + written.slice(end)
  return true
}

/**
 * Drops the fix of a problem unless its location covers exactly the text to replace, rather than the key of a setting
 * or a part of a text.
 */
export function withExactFix(problem: Diagnostic): Diagnostic {
  const { fix, ...others } = problem
  const written = problem.where && writtenAt(problem.where).slice(0, problem.where.length ?? 0)
  return fix && written !== fix.from ? others : problem
}
