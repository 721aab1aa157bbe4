import type { ContentFile } from '../content/contentFile.ts'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import type { SourcePath } from '../model/paths.ts'

/** The lines of a file, split once for all locations in it. */
export interface SourceText {
  file: SourcePath
  lines: string[]
  /** The same lines as the parser was given them, some of which are spelt in another way. */
  parsed?: string[]
}

/** Splits a content file for `locate`. */
export function toSourceText({ source, text }: ContentFile): SourceText {
  return { file: source, lines: text.split('\n') }
}

/** A location in a file, with the text of its line. Line and column count from 1. */
export function locate({ file, lines }: SourceText, line: number, column?: number): SourceLocation {
  return { file, line, column, sourceLine: lines[line - 1] }
}

/**
 * The column at which a line holds what the parser found at `column`, in its own spelling: by what comes before it, else
 * by what follows, else by the words, of which there are usually as many.
 */
export function writtenColumn({ lines, parsed = lines }: SourceText, line: number, column: number): number {
  const written = lines[line - 1] ?? ''
  const spelt = parsed[line - 1] ?? written
  const before = spelt.slice(0, column - 1)
  if (written.startsWith(before)) return column
  const rest = spelt.slice(column - 1)
  if (rest && written.endsWith(rest)) return written.length - rest.length + 1
  const words = written.split(' ')
  const place = before.split(' ').length - 1
  if (words.length !== spelt.split(' ').length) return Math.min(column, written.length + 1)
  const start = words.slice(0, place).join(' ').length + (place && 1)
  const word = words[place]!
  const head = before.slice(before.lastIndexOf(' ') + 1)
  return (
    start +
    1 +
    (word.startsWith(head) ? head.length : Math.max(0, word.length - rest.split(' ', 1)[0]!.length))
  )
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
