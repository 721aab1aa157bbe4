import type { Document } from '../markdown/document.ts'
import type { SourcePath } from '../model/paths.ts'

/** Indexes compiled notes by source path. */
export function documentsBySource(documents: Document[]): ReadonlyMap<SourcePath, Document> {
  return new Map(documents.map((document) => [document.file.source, document]))
}
