import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { Doc } from '../site.ts'

/** A field of a doc's front matter, as the place of a problem. */
export function fieldPlace({ outline }: Doc, field: string): SourceLocation {
  return { file: outline.file.source, key: [field] }
}
