import type { SourceLocation } from '../diagnostics/diagnostic.ts'

/** A stretch of a text, as offsets. */
export interface TextRange {
  start: number
  end: number
}

/** The place of a stretch of a file's text. What goes beyond its first line is left out. */
export function locateText(
  file: SourceLocation['file'],
  text: string,
  { start, end }: TextRange,
): SourceLocation {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const sourceLine = text.slice(lineStart).split(/\r?\n/, 1)[0]!
  const column = start - lineStart + 1
  return {
    file,
    line: text.slice(0, lineStart).split('\n').length,
    column,
    length: Math.min(end - start, sourceLine.length - column + 1),
    sourceLine,
  }
}
