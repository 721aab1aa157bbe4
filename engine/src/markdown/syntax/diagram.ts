import type { Element } from 'hast'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import { diagramWords } from '../diagramWords.ts'
import { locate } from '../locate.ts'
import { keepText } from '../sections.ts'
import { addReference, type Walk } from '../walk.ts'
import { whereIs } from '../whereIs.ts'

/** Renders a Mermaid diagram as a reference, filled in when all diagrams of the site are drawn. */
export function renderDiagram(source: string, element: Element, walk: Walk): string {
  keepText(diagramWords(source), walk)
  return addReference({ kind: 'diagram', source, where: whereFenceBegins(source, element, walk) }, walk)
}

/**
 * The place of the opening fence. In notes with HTML nodes have no position: then it is the line above the code's
 * first line.
 */
function whereFenceBegins(source: string, element: Element, walk: Walk): SourceLocation {
  const where = whereIs(element, walk)
  const [first = ''] = source.split('\n')
  if (where.line !== undefined || first.trim() === '') return where
  const { line } = whereIs(element, walk, first)
  return line === undefined ? where : locate(walk.source, line - 1, 1)
}
