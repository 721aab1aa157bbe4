import type { Nodes } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { toText } from '../../markdown/toText.ts'
import { childrenOf } from '../../markdown/walk.ts'
import type { NoteRule } from '../checkNotes.ts'

/** Tables say what their columns, or their rows, hold. */
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

/** What is no plain text counts as something. */
function isBlank(node: Nodes): boolean {
  return toText(node).trim() === '' && !childrenOf(node).some((child) => child.type.startsWith('mdx'))
}
