import type { Element, Nodes, Properties } from 'hast'
import type { Walk } from '../walk.ts'
import { evaluateExpression } from './expression.ts'
import { toCssText } from './toCssText.ts'

/** A JSX element, block or inline. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
type JsxAttribute = JsxElement['attributes'][number]

/** Props that React handles, and event handlers; they are no HTML attributes. */
const droppedAttribute = /^(?:on[A-Z].*|key|ref)$/

export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Whether a JSX name is an HTML element and not a component. */
export const isHtmlTag = (name: string) => /^[a-z][^.:]*$/.test(name)

/** Converts lower-case JSX to the hast element of the same name. */
export function toHtmlElement(node: JsxElement, walk: Walk): Element {
  const { name: tagName, children, position } = node
  const properties: Properties = {}
  for (const attribute of node.attributes) Object.assign(properties, toProperty(attribute, node, walk))
  const held = holdsNoParagraphs.test(tagName!) ? children.flatMap(withoutParagraph) : children
  return { type: 'element', tagName, properties, children: held, position } as Element
}

/** Elements without block content. Markdown makes text on lines of its own a paragraph, whose `<p>` would end them. */
const holdsNoParagraphs = /^(?:p|h[1-6])$/

const withoutParagraph = (child: Nodes): Nodes[] =>
  child.type === 'element' && child.tagName === 'p'
    ? [...child.children, { type: 'text', value: ' ' }]
    : [child]

function toProperty(attribute: JsxAttribute, node: JsxElement, walk: Walk): Properties {
  if (attribute.type === 'mdxJsxExpressionAttribute') return {}
  const { name, value } = attribute
  if (droppedAttribute.test(name)) return {}
  const property = name === 'class' ? 'className' : name
  if (value === null || value === undefined) return { [property]: true }
  if (typeof value === 'string') return { [property]: value }
  return { [property]: toPropertyValue(property, evaluateExpression(value.value, node, walk)) }
}

/** An attribute value. Functions, lists and objects are dropped, except the object of `style`. */
export function toPropertyValue(property: string, value: unknown): Properties[string] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return property === 'style' && typeof value === 'object' && value !== null ? toCssText(value) : undefined
}
