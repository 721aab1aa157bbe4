import { posix } from 'node:path'
import type { Doc } from '../site.ts'

/** The folder of a doc below that of the docs, as on disk; empty at the top. */
export function docFolder(doc: Doc): string {
  return posix.parse(doc.outline.file.path).dir
}
