import { renderAttributes } from '../renderAttributes.ts'
import type { ElementRenderer } from '../walkTree.ts'

/** Wraps a table in a box that scrolls, so that a wide one never widens the page. */
export const renderTable: ElementRenderer = (element, walk, renderChildren) =>
  `<div class="table-scroll" tabindex="0"><table${renderAttributes('table', element.properties, walk)}>${renderChildren(element)}</table></div>`

/**
 * Renders a cell. Alignment becomes a class, because inline styles would need a weaker Content Security Policy. An
 * empty `<th>` becomes a `<td>`.
 */
export const renderTableCell: ElementRenderer = (element, walk, renderChildren) => {
  const { style, align, ...others } = element.properties
  const alignment = align ?? /^text-align:\s*(\w+)$/.exec(String(style ?? ''))?.[1]
  const properties = alignment ? { className: [`text--${alignment}`], ...others } : element.properties
  const tagName = element.children.length === 0 ? 'td' : element.tagName
  return `<${tagName}${renderAttributes(tagName, properties, walk)}>${renderChildren(element)}</${tagName}>`
}
