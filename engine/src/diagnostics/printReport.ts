import { codeFrame } from './codeFrame.ts'
import type { Diagnostic, Level } from './diagnostic.ts'

/** Functions that colour text for a terminal; without colours they return the text unchanged. */
export interface Paint {
  level: (level: Level, text: string) => string
  dim: (text: string) => string
  strong: (text: string) => string
}

const noPaint: Paint = { level: (_, text) => text, dim: (text) => text, strong: (text) => text }

const order: Record<Level, number> = { info: 0, warning: 1, error: 2 }

/** Column in which the locations begin, so that they are aligned. */
const placeColumn = 50

/** All problems as text, sorted by level and file. Errors come last, where a terminal shows them first. */
export function printReport(diagnostics: Diagnostic[], paint: Paint = noPaint): string {
  return [...diagnostics]
    .sort(
      (a, b) =>
        order[a.level] - order[b.level] || placeOf(a).localeCompare(placeOf(b), 'en', { numeric: true }),
    )
    .map((diagnostic) => printDiagnostic(diagnostic, paint))
    .join('\n')
}

function printDiagnostic(diagnostic: Diagnostic, paint: Paint): string {
  const { level, code, where, message, hint } = diagnostic
  const place = placeOf(diagnostic)
  const frame = where && codeFrame(where)
  const gap = ' '.repeat(Math.max(2, placeColumn - `${level}  ${code}`.length))
  const head = `${paint.level(level, level)}  ${paint.strong(code)}${place && gap + place}`
  const lines = [head, frame && paint.dim(frame), indent(message), hint && indent(hint)]
  return `${lines.filter(Boolean).join('\n')}\n`
}

function placeOf({ where }: Diagnostic): string {
  return where ? [where.file, where.line, where.column].filter((part) => part !== undefined).join(':') : ''
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}

/** The number of errors and warnings in words: `1 error, 2 warnings`; empty if there are none. */
export function countProblems(diagnostics: Diagnostic[]): string {
  return (['error', 'warning'] as const)
    .map((level) => ({ level, count: diagnostics.filter((diagnostic) => diagnostic.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${count} ${level}${count === 1 ? '' : 's'}`)
    .join(', ')
}
