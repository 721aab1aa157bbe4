import { codeFrame } from './codeFrame.ts'
import type { Diagnostic, Level } from './diagnostic.ts'

/** Colours a text for a terminal; the identity where there are no colours. */
export interface Paint {
  level: (level: Level, text: string) => string
  dim: (text: string) => string
  strong: (text: string) => string
}

const noPaint: Paint = { level: (_, text) => text, dim: (text) => text, strong: (text) => text }

const order: Record<Level, number> = { info: 0, warning: 1, error: 2 }

/** Where the places of all problems begin, so that they stand below each other. */
const placeColumn = 50

/** All problems as text, errors last, where they are read first in a terminal; by file within a level. */
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

/** How many problems of each level, in words: `1 error, 2 warnings`; empty when there are none. */
export function countProblems(diagnostics: Diagnostic[]): string {
  return (['error', 'warning'] as const)
    .map((level) => ({ level, count: diagnostics.filter((diagnostic) => diagnostic.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${count} ${level}${count === 1 ? '' : 's'}`)
    .join(', ')
}
