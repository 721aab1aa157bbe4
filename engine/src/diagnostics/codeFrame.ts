import type { SourceLocation } from './diagnostic.ts'

/** The longest part of a line that is shown; longer lines are cut around the place. */
const maxWidth = 96

/** Shows a line with its number and carets below the place; nothing when the line is not known. */
export function codeFrame({ line, column, length, sourceLine }: SourceLocation): string | undefined {
  if (sourceLine === undefined || line === undefined) return undefined
  const start = Math.max(0, Math.min((column ?? 1) - 1 - maxWidth / 2, sourceLine.length - maxWidth))
  const cut = `${start > 0 ? '…' : ''}${sourceLine.slice(start, start + maxWidth)}${start + maxWidth < sourceLine.length ? '…' : ''}`
  const gutter = ` ${line} | `
  const shown = `${gutter}${cut.replaceAll('\t', ' ')}`
  if (column === undefined) return shown
  const indent = column - 1 - start + (start > 0 ? 1 : 0)
  const carets = '^'.repeat(Math.max(1, Math.min(length ?? 1, cut.length - indent)))
  return `${shown}\n${' '.repeat(gutter.length - 2)}| ${' '.repeat(indent)}${carets}`
}
