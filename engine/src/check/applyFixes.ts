import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Text in which problems were mended, and those that were. */
export interface Mended {
  text: string
  mended: Diagnostic[]
}

/** Mends what has one right answer. A place whose line is no longer as it was found is left alone. */
export function applyFixes(text: string, diagnostics: Diagnostic[]): Mended {
  const lines = text.split('\n')
  const mended = diagnostics
    .filter(isFixable)
    .sort(lastFirst)
    .filter((problem) => mendLine(lines, problem))
  return { text: lines.join('\n'), mended: mended.reverse() }
}

function isFixable({ fix, where }: Diagnostic): boolean {
  return (
    fix !== undefined && where?.line !== undefined && where.column !== undefined && where.length !== undefined
  )
}

/** What stands later is mended first, so that the places before it stay where they are. */
function lastFirst({ where: a }: Diagnostic, { where: b }: Diagnostic): number {
  return b!.line! - a!.line! || b!.column! - a!.column!
}

function mendLine(lines: string[], { fix, where }: Diagnostic): boolean {
  const { line, column, length, sourceLine } = where!
  const [written, end] = [lines[line! - 1], column! - 1 + length!]
  if (!sourceLine || written?.slice(0, end) !== sourceLine.slice(0, end)) return false
  lines[line! - 1] = written.slice(0, column! - 1) + fix + written.slice(end)
  return true
}
