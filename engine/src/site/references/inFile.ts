import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { Document } from '../../markdown/document.ts'

/** The note as seen from one of the files it is made of: what stands in a part is looked for beside that part. */
export function inFile({ file }: SourceLocation, document: Document): Document {
  if (file === document.file.source) return document
  const { original: _, ...others } = document.file
  return { ...document, file: { ...others, source: file } }
}
