import type { Element } from 'hast'
import { diagramWords } from '../diagramWords.ts'
import { keepText } from '../sections.ts'
import { addReference, type Walk } from '../walk.ts'
import { whereIs } from '../whereIs.ts'

/** A diagram in the language of Mermaid. Its place stays open until all diagrams of a site are drawn. */
export function renderDiagram(source: string, element: Element, walk: Walk): string {
  keepText(diagramWords(source), walk)
  return addReference({ kind: 'diagram', source, where: whereIs(element, walk) }, walk)
}
