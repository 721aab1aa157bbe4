import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { Walk } from '../walk.ts'
import { whereIs } from '../whereIs.ts'
import { evaluateExpression } from './expression.ts'
import type { JsxElement } from './jsx.ts'

/** The attributes of a built-in component by their names; expressions are evaluated, and one without value is true. */
export function readJsxAttributes(node: JsxElement, walk: Walk): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      walk.diagnostics.push(diagnose('mdx-not-rendered', [`{${attribute.value}}`], whereIs(node, walk)))
      continue
    }
    const { name, value = null } = attribute
    if (value === null) values[name] = true
    else values[name] = typeof value === 'string' ? value : evaluateExpression(value.value, node, walk)
  }
  return values
}
