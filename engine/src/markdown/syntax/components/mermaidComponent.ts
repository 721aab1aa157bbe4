import { diagramWords } from '../../diagramWords.ts'
import { keepText } from '../../sections.ts'
import { addReference } from '../../walk.ts'
import type { ComponentRenderer } from '../../walkTree.ts'
import { whereIs } from '../../whereIs.ts'
import { readJsxAttributes } from '../jsxAttributes.ts'

/** `<Mermaid value="…" />`: a diagram, as a block of code in the language `mermaid` is. */
export const renderMermaidComponent: ComponentRenderer = (node, walk) => {
  const { value = '' } = readJsxAttributes(node, walk)
  const source = String(value)
  keepText(diagramWords(source), walk)
  return addReference({ kind: 'diagram', source, where: whereIs(node, walk) }, walk)
}
