import type { Document } from '../markdown/document.ts'
import type { SourcePath } from '../model/paths.ts'

/** Compiled notes by their files, as pages look for them. */
export function documentsBySource(documents: Document[]): ReadonlyMap<SourcePath, Document> {
  return new Map(documents.map((document) => [document.file.source, document]))
}
