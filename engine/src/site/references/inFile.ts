import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { Document } from '../../markdown/document.ts'

/** The note as if it were one of the files it is made of, so that relative paths in a partial start at the partial. */
export function inFile({ file }: SourceLocation, document: Document): Document {
  if (file === document.file.source) return document
  const { original: _, ...others } = document.file
  return { ...document, file: { ...others, source: file } }
}
