import type { Element } from 'hast'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { Html } from '../html.ts'
import { locate } from '../locate.ts'
import { addText } from '../sections.ts'
import { addReference, type ComponentRenderer, type Walk, whereIs } from '../walk.ts'
import { diagramWords } from './diagramWords.ts'
import { readJsxAttributes } from './jsx.ts'

/** Renders a Mermaid diagram as a reference, filled in when all diagrams of the site are drawn. */
export function renderDiagram(source: string, element: Element, walk: Walk): Html {
  addText(diagramWords(source), walk)
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

/** `<Mermaid value="…" />`: a diagram, as a block of code in the language `mermaid` is. */
export const renderMermaidComponent: ComponentRenderer = (node, walk) => {
  const { value = '' } = readJsxAttributes(node, walk)
  const source = String(value)
  addText(diagramWords(source), walk)
  return addReference({ kind: 'diagram', source, where: whereIs(node, walk) }, walk)
}
