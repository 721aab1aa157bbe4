import type { SourceLocation } from './diagnostic.ts'

/** The longest part of a line that is shown; longer lines are cut around the place. */
const maxWidth = 96

/** Shows a line with its number and carets below the place; nothing when the line is not known. */
export function codeFrame({ line, column, length = 1, sourceLine }: SourceLocation): string | undefined {
  if (sourceLine === undefined || line === undefined) return undefined
  const { text, before } = cutLine(sourceLine, column ?? 1)
  const gutter = `  ${line} | `
  const shown = (gutter + text.replaceAll('\t', ' ')).trimEnd()
  if (column === undefined) return shown
  const indent = column - 1 - before
  const carets = '^'.repeat(Math.max(1, Math.min(length, text.length - indent)))
  return `${shown}\n${' '.repeat(gutter.length - 2)}| ${' '.repeat(indent)}${carets}`
}

/** The part of a line around a column; `before` is by how many characters it moved to the left. */
function cutLine(line: string, column: number): { text: string; before: number } {
  const start = Math.max(0, Math.min(column - 1 - maxWidth / 2, line.length - maxWidth))
  const end = start + maxWidth
  const text = `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
  return { text, before: start > 0 ? start - 1 : 0 }
}
