import type { ContentFile } from '../content/contentFile.ts'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import type { SourcePath } from '../model/paths.ts'

/** The lines of a file, split once for all locations in it. */
export interface SourceText {
  file: SourcePath
  lines: string[]
}

/** Splits a content file for `locate`. */
export function toSourceText({ source, text }: ContentFile): SourceText {
  return { file: source, lines: text.split('\n') }
}

/** A location in a file, with the text of its line. Line and column count from 1. */
export function locate({ file, lines }: SourceText, line: number, column?: number): SourceLocation {
  return { file, line, column, sourceLine: lines[line - 1] }
}

/** A syntax error. Line and column count from 1. */
export class MarkdownSyntaxError extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(reason)
  }
}
