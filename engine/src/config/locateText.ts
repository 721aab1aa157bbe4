import type { SourceLocation } from '../diagnostics/diagnostic.ts'

/** A range of a text, as offsets from 0. */
export interface TextRange {
  start: number
  end: number
}

/** The location of a range in a file. A range over several lines is cut at the end of the first. */
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
