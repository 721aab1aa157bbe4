import type { ESTree } from 'rolldown/utils'
import { decodeEntities } from '../../std/html.ts'

/** The string that a piece of code stands for; undefined if it is computed. */
export function staticText(node: ESTree.Node): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
    case 'BinaryExpression':
      return node.operator === '+' ? joined([node.left, node.right]) : undefined
    case 'JSXText':
      return decodeEntities(withoutIndent(node.value))
    case 'JSXExpressionContainer':
      return node.expression.type === 'JSXEmptyExpression' ? '' : staticText(node.expression)
    default:
      return undefined
  }
}

/** The string that pieces of code stand for together. */
export function joined(nodes: ESTree.Node[]): string | undefined {
  const texts = nodes.map(staticText)
  return texts.includes(undefined) ? undefined : texts.join('')
}

/** JSX joins lines by a space, without their indent and without empty ones. */
function withoutIndent(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== '')
    .join(' ')
}
