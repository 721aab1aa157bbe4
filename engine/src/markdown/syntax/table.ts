import type { Element, Nodes } from 'hast'
import { html } from '../html.ts'
import { renderAttributes } from '../renderAttributes.ts'
import type { ElementRenderer } from '../walk.ts'
import { childrenOf, toText } from '../walk.ts'

/**
 * Wraps a table in a box that scrolls, so that a wide one never widens the page. Columns of numbers are named on the
 * table, not on each cell, and CSS sets them at the end.
 */
export const renderTable: ElementRenderer = (element, walk, renderChildren) => {
  const numbers = columnsOfNumbers(element)
  const properties =
    numbers.length > 0 ? { ...element.properties, dataNumbers: numbers.join(' ') } : element.properties
  return html`<div class="table-scroll" tabindex="0"><table${renderAttributes('table', properties, walk)}>${renderChildren(element)}</table></div>`
}

const number = /^[+−-]?\d+(?:[, ]\d{3})*(?:\.\d+)? ?%?$/
const nothing = /^[–—-]?$/

/** The columns, from 1, of which all cells are numbers. The first names its rows, and an alignment is the author's. */
export function columnsOfNumbers(table: Element): number[] {
  const rows = childrenOf(table).flatMap(bodyRows)
  const columns = rows[0]?.length ?? 0
  if (rows.some((row) => row.length !== columns)) return []
  return Array.from({ length: columns }, (_, index) => index + 1).filter((column) => {
    const cells = rows.map((row) => row[column - 1])
    const texts = cells.map((cell) => (cell ? toText(cell).trim() : ''))
    return (
      column > 1 &&
      cells.every((cell) => !(cell?.properties.align ?? cell?.properties.style)) &&
      texts.every((text) => number.test(text) || nothing.test(text)) &&
      texts.filter((text) => number.test(text)).length > 1
    )
  })
}

const isTag = (node: Nodes, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName

/** The cells of each row of a table's body. */
function bodyRows(part: Nodes): Element[][] {
  if (!isTag(part, 'tbody')) return []
  const rows = part.children.filter((row) => isTag(row, 'tr'))
  return rows.map((row) => row.children.filter((cell) => isTag(cell, 'td')))
}
