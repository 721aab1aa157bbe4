import type { Nodes } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { toText } from '../../markdown/tree.ts'
import { childrenOf } from '../../markdown/walk.ts'
import type { NoteRule } from '../checkNotes.ts'

/** Tables need header cells for their columns or rows. */
export const tableHeaders: NoteRule = ({ elements }) =>
  elements
    .filter(
      ({ tag, node, properties }) =>
        tag === 'table' && properties.role !== 'presentation' && !hasHeader(node),
    )
    .map((table) => diagnose('table-without-header', [], table.where()))

function hasHeader(node: Nodes): boolean {
  return childrenOf(node).some((child) => (isHeaderCell(child) ? !isBlank(child) : hasHeader(child)))
}

const isHeaderCell = (node: Nodes) =>
  ('tagName' in node && node.tagName === 'th') || ('name' in node && node.name === 'th')

/** Whether a header cell is empty. JSX and expressions count as content. */
function isBlank(node: Nodes): boolean {
  return toText(node).trim() === '' && !childrenOf(node).some((child) => child.type.startsWith('mdx'))
}
