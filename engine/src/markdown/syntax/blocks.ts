import type { Element, ElementContent } from 'hast'
import { escapeHtml, unescapeHtml } from '../../std/html.ts'
import { type Html, html, joinHtml } from '../html.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { addText, endOfText, takeText } from '../sections.ts'
import { type ElementRenderer, isExpression, isHtmlImage, toText } from '../walk.ts'
import { renderExpression } from './expression.ts'
import { renderImage } from './image.ts'

/** Renders a paragraph. One that is only an image with a title becomes a `<figure>` with the title as caption. */
export const renderParagraph: ElementRenderer = (element, walk, renderChildren) => {
  const image = findOnlyImage(element)
  if (!image?.properties.title)
    return html`<p${renderAttributes('p', element.properties, walk)}>${renderChildren(element)}</p>`
  const { title, ...properties } = image.properties
  const picture = renderImage({ ...image, properties }, walk, renderChildren)
  addText(`\n${title}`, walk)
  return html`<figure>${picture}<figcaption>${escapeHtml(String(title))}</figcaption></figure>`
}

function findOnlyImage({ children }: Element): Element | undefined {
  const [first, ...rest] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const isImage =
    first?.type === 'element' && first.tagName === 'img' && !isHtmlImage(first) && rest.length === 0
  return isImage ? first : undefined
}

/** Renders a list item. The checkbox of a task gets the item's text as its accessible name. */
export const renderListItem: ElementRenderer = (item, walk, renderChildren) => {
  const isTask = [item.properties.className].flat().includes('task-list-item')
  const children = isTask ? nameBox(item) : item.children
  return html`<li${renderAttributes('li', item.properties, walk)}>${renderChildren({ ...item, children })}</li>`
}

/** Labels the checkbox, which is a child of the item or of its first paragraph. */
function nameBox({ children }: Element): ElementContent[] {
  const at = children.findIndex((child) => isElement(child, 'input') || isElement(child, 'p'))
  const found = children[at] as Element | undefined
  if (!found) return children
  if (found.tagName === 'p') return children.with(at, { ...found, children: nameBox(found) })
  const own = children.filter((child) => !isElement(child, 'ul') && !isElement(child, 'ol'))
  const ariaLabel = own.map(toText).join('').trim()
  return children.with(at, { ...found, properties: { ...found.properties, ariaLabel } })
}

const isElement = (node: ElementContent, tagName: string) =>
  node.type === 'element' && node.tagName === tagName

/** Wraps a table in a box that scrolls, so that a wide one never widens the page. */
export const renderTable: ElementRenderer = (element, walk, renderChildren) =>
  html`<div class="table-scroll" tabindex="0"><table${renderAttributes('table', element.properties, walk)}>${renderChildren(element)}</table></div>`

/**
 * Renders a cell. Alignment becomes a class, because inline styles would need a weaker Content Security Policy. An
 * empty `<th>` becomes a `<td>`.
 */
export const renderTableCell: ElementRenderer = (element, walk, renderChildren) => {
  const { style, align, ...others } = element.properties
  const alignment = align ?? /^text-align:\s*(\w+)$/.exec(String(style ?? ''))?.[1]
  const properties = alignment ? { className: [`text--${alignment}`], ...others } : element.properties
  const tagName = element.children.length === 0 ? 'td' : element.tagName
  return html`<${tagName}${renderAttributes(tagName, properties, walk)}>${renderChildren(element)}</${tagName}>`
}

/** Renders `<style>` and `<script>` without escaping their content, which browsers read as raw text. */
export const renderVerbatim: ElementRenderer = ({ tagName, properties, children }, walk) => {
  const start = endOfText(walk)
  const content = children.map((child) =>
    isExpression(child) ? asWritten(renderExpression(child, walk)) : toText(child),
  )
  takeText(start, walk)
  return html`<${tagName}${renderAttributes(tagName, properties, walk)}>${joinHtml(content)}</${tagName}>`
}

const asWritten = (value: Html) => (typeof value === 'string' ? unescapeHtml(value) : value)
