import type { SourceLocation } from './diagnostic.ts'

/** Maximum number of characters of a line to show; longer lines are cut around the column. */
const maxWidth = 96

/**
 * A source line with its number, and carets below the column. Without a line, gives `shown`, the HTML on the page, if
 * there is any.
 */
export function codeFrame({
  line,
  column,
  length = 1,
  sourceLine,
  shown,
}: SourceLocation): string | undefined {
  if (sourceLine === undefined || line === undefined) return shown && `  ${shown}`
  const { text, before } = cutLine(sourceLine, column ?? 1)
  const gutter = `  ${line} | `
  const quoted = (gutter + text.replaceAll('\t', ' ')).trimEnd()
  if (column === undefined) return quoted
  const indent = column - 1 - before
  const carets = '^'.repeat(Math.max(1, Math.min(length, text.length - indent)))
  return `${quoted}\n${' '.repeat(gutter.length - 2)}| ${' '.repeat(indent)}${carets}`
}

/** Cuts a long line around a column; `before` is how many characters the text moved to the left. */
function cutLine(line: string, column: number): { text: string; before: number } {
  const start = Math.max(0, Math.min(column - 1 - maxWidth / 2, line.length - maxWidth))
  const end = start + maxWidth
  const text = `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
  return { text, before: start > 0 ? start - 1 : 0 }
}
