import type { Walk } from '../walk.ts'
import { evaluateExpression } from './expression.ts'
import type { JsxElement } from './jsx.ts'

/** The attributes of a component without live ones, by name. One without a value is true. */
export function readJsxAttributes(node: JsxElement, walk: Walk): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') continue
    const { name, value = null } = attribute
    if (value === null) values[name] = true
    else values[name] = typeof value === 'string' ? value : evaluateExpression(value.value, node, walk)
  }
  return values
}
