import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Text in which problems were mended, and those that were. */
export interface Mended {
  text: string
  mended: Diagnostic[]
}

/** Mends what has one right answer. A place that does not hold exactly what is wrong is left alone. */
export function applyFixes(text: string, diagnostics: Diagnostic[]): Mended {
  const lines = text.split('\n')
  const mended = [...diagnostics].sort(lastFirst).filter((problem) => mendLine(lines, problem))
  return { text: lines.join('\n'), mended: mended.reverse() }
}

/** What stands later is mended first, so that the places before it stay where they are. */
function lastFirst({ where: a }: Diagnostic, { where: b }: Diagnostic): number {
  return (b?.line ?? 0) - (a?.line ?? 0) || (b?.column ?? 0) - (a?.column ?? 0)
}

function mendLine(lines: string[], { fix, where }: Diagnostic): boolean {
  const { line = 0, column = 0, sourceLine = '' } = where ?? {}
  const [written, start] = [lines[line - 1], column - 1]
  if (!fix || written === undefined || start < 0) return false
  const end = start + fix.from.length
  const isAsFound =
    written.slice(0, end) === sourceLine.slice(0, end) && written.slice(start, end) === fix.from
  if (!isAsFound) return false
  lines[line - 1] = written.slice(0, start) + fix.to + written.slice(end)
  return true
}
