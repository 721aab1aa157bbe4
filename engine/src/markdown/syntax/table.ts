import type { Element, Nodes } from 'hast'
import { sum } from '../../std/collections.ts'
import { html } from '../html.ts'
import { renderAttributes } from '../renderAttributes.ts'
import type { ElementRenderer } from '../walk.ts'
import { childrenOf, isElement, toText } from '../walk.ts'

/**
 * Wraps a table in a box that scrolls, so that a wide one never widens the page. Columns of numbers are named on the
 * table, not on each cell, and CSS sets them at the end. The head of a long table stays in view on wide screens, but only
 * if the table fits for certain: what scrolls sideways cannot have a head that stays. A narrow table is as wide as its
 * text, because a row with much room in it is hard to follow. A first column of sentences is marked, too: in a
 * table that scrolls it would have one word a line.
 */
export const renderTable: ElementRenderer = (element, walk, renderChildren) => {
  const numbers = columnsOfNumbers(element)
  const properties =
    numbers.length > 0 ? { ...element.properties, dataNumbers: numbers.join(' ') } : element.properties
  const marks = { long: hasHeadInView, narrow: isNarrow, sentences: beginsWithSentences }
  const mark = Object.entries(marks).flatMap(([name, isSo]) => (isSo(element) ? [` data-${name}`] : []))
  return html`<div class="table-scroll" tabindex="0"${mark.join('')}><table${renderAttributes('table', properties, walk)}>${renderChildren(element)}</table></div>`
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

/** Whether the first of three columns or more has a text of some words, which needs lines. */
export const beginsWithSentences = (table: Element) =>
  childrenOf(table)
    .flatMap(bodyRows)
    .some(([first, ...others]) => first && others.length > 1 && toText(first).trim().split(/\s+/).length > 3)

/** From how many rows on a table is long, and what is certain to fit, in px: a letter, the space of a cell, a column. */
const long = { rows: 12, letter: 8.5, cell: 28, width: 600 }

/** Whether a table is long, has a head and fits, by its longest words. */
export function hasHeadInView(table: Element): boolean {
  const parts = childrenOf(table)
  if (parts.flatMap(bodyRows).length < long.rows || !parts.some((part) => isElement(part, 'thead')))
    return false
  return widthOf(parts.flatMap(rowsOf), longestWord) <= long.width
}

/** How wide a narrow table may be, in px: a bit more than half of the column. */
const narrow = 400

/** Whether a table is narrow though its cells have one line each. */
export const isNarrow = (table: Element) =>
  widthOf(childrenOf(table).flatMap(rowsOf), (cell) => toText(cell).trim().length) <= narrow

/** The width of a table whose columns are as wide as the longest of their cells; endless if one has more than text. */
function widthOf(rows: Element[][], lettersOf: (cell: Element) => number): number {
  if (rows.flat().some(hasMedia)) return Number.POSITIVE_INFINITY
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, lettersOf(cell) * long.letter + long.cell)
  return sum(widths)
}

const longestWord = (cell: Element) =>
  Math.max(
    ...toText(cell)
      .split(/\s/)
      .map((word) => word.length),
  )

const hasMedia = (node: Nodes): boolean =>
  (node.type === 'element' &&
    !/^(?:t[hd]|a|b|i|em|strong|code|del|br|sup|sub|kbd|span)$/.test(node.tagName)) ||
  childrenOf(node).some(hasMedia)

/** The cells of each row of a table's body. */
const bodyRows = (part: Nodes) => (isElement(part, 'tbody') ? rowsOf(part) : [])

function rowsOf(part: Nodes): Element[][] {
  const rows = childrenOf(part).filter((row) => isElement(row, 'tr'))
  return rows.map((row) => row.children.filter((cell) => isElement(cell, 'td') || isElement(cell, 'th')))
}
