import type { ContentFile } from '../content/contentFile.ts'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'

/** A place in a content file with the text of its line. Lines and columns count from 1. */
export function locate(file: ContentFile, line: number, column?: number, length?: number): SourceLocation {
  const sourceLine = file.text.split('\n')[line - 1]
  return { file: file.source, line, column, length, sourceLine }
}
