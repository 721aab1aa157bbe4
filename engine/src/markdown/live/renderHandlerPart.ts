import type { JsxElement } from '../syntax/jsx.ts'
import { childrenOf, type Walk } from '../walk.ts'
import type { HtmlWriter } from '../walkTree.ts'
import { addOwnPart, toCode } from './ownPart.ts'

/** Whether an element has an event handler: `<button onClick={…}>`. */
export const hasHandler = ({ attributes }: JsxElement) =>
  attributes.some(
    (each) => each.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(each.name) && typeof each.value === 'object',
  )

/** Makes an element with a handler a component of the note's module, because the function must reach the browser. */
export function renderHandlerPart(node: JsxElement, walk: Walk, write: HtmlWriter): string {
  const element = { ...node, attributes: [...node.attributes, childrenAttribute], children: [] } as JsxElement
  const code = `({ children }) => ${toCode(element, walk, write)}`
  const part = { name: `HandlerPart${walk.ownParts.length}`, code }
  return addOwnPart(node, { part, children: childrenOf(node) }, { walk, write })
}

const childrenAttribute = {
  type: 'mdxJsxAttribute',
  name: 'children',
  value: { type: 'mdxJsxAttributeValueExpression', value: 'children' },
}
