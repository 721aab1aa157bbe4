import type { Document } from '../markdown/document.ts'

/** The sources of the diagrams in a note. */
export function diagramSources({ references }: Document): string[] {
  return references.flatMap((reference) => (reference.kind === 'diagram' ? [reference.source] : []))
}
