import type { Element, Nodes, Properties } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { type Walk, whereIs } from '../walk.ts'
import { evaluateExpression } from './expression.ts'

export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** The HTML element that lower-case JSX stands for; a component is reported and gives nothing. */
export function toHtmlElement(node: JsxElement, walk: Walk): Element | undefined {
  if (node.name && !/^[a-z][a-z\d-]*$/.test(node.name)) {
    walk.diagnostics.push(diagnose('mdx-not-rendered', [`<${node.name}>`], whereIs(node, walk)))
    return undefined
  }
  const { children, position } = node
  return { type: 'element', tagName: node.name ?? 'span', properties: toProperties(node, walk), children, position } as Element
}

function toProperties(node: JsxElement, walk: Walk): Properties {
  const properties: Properties = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    const property = name === 'class' ? 'className' : name
    if (value === null || value === undefined) properties[property] = true
    else if (typeof value === 'string') properties[property] = value
    else properties[property] = toPropertyValue(property, evaluateExpression(value.value, node, walk))
  }
  return properties
}

function toPropertyValue(property: string, value: unknown): Properties[string] {
  if (property === 'style' && typeof value === 'object' && value !== null) return toCssText(value as Record<string, unknown>)
  return typeof value === 'number' || typeof value === 'boolean' ? value : value === undefined || value === null ? undefined : String(value)
}

/** CSS properties that take a bare number; all others get `px`, as in React. */
const unitless = /^(?:--|flex|opacity|order|zIndex|lineHeight|fontWeight|zoom|gridRow|gridColumn|columns|columnCount|aspectRatio|fillOpacity|strokeOpacity)/

function toCssText(style: Record<string, unknown>): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([property, value]) => {
      const name = property.startsWith('--') ? property : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return `${name}:${typeof value === 'number' && value !== 0 && !unitless.test(property) ? `${value}px` : value}`
    })
    .join(';')
}
