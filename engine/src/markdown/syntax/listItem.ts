import type { Element, ElementContent } from 'hast'
import { renderAttributes } from '../renderAttributes.ts'
import { toText } from '../toText.ts'
import type { ElementRenderer } from '../walkTree.ts'

/** Renders a list item. The checkbox of a task gets the item's text as its accessible name. */
export const renderListItem: ElementRenderer = (item, walk, renderChildren) => {
  const isTask = [item.properties.className].flat().includes('task-list-item')
  const children = isTask ? nameBox(item) : item.children
  return `<li${renderAttributes('li', item.properties, walk)}>${renderChildren({ ...item, children })}</li>`
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
