import type { Nodes } from 'hast'
import { codeOrigin, watchIfEndless } from '../../config/siteCode.ts'
import { childrenOf, isComment, isExpression, type JsxElement, type Walk } from '../walk.ts'
import { moduleNames, wordsIn } from './noteModule.ts'

/**
 * Whether an expression must be rendered by React, because it uses more than the front matter: imports, exports, props
 * or JSX.
 */
export function isLiveExpression(expression: string, walk: Walk): boolean {
  if (isComment(expression)) return false
  try {
    evaluate(expression, walk)
    return mentionsModule(expression, walk)
  } catch (error) {
    if (error instanceof SyntaxError) return true
    const [, name] = /^(\S+) is not defined$/.exec(error instanceof Error ? error.message : '') ?? []
    return mentionsModule(expression, walk) || (name !== undefined && isInScope(name, walk))
  }
}

/** The value of an expression, with `frontMatter` in scope. What it begins, such as a request, may fail later. */
export function evaluate(expression: string, { file, frontMatter }: Walk): unknown {
  watchIfEndless(expression)
  const code = new Function('frontMatter', `'use strict'; return (${expression}\n)`)
  return codeOrigin.run(file.source, () => code(frontMatter))
}

/** Names defined in every note. */
const commonNames = new Set(['props', 'toc', 'contentTitle', 'require'])

function isInScope(name: string, { module }: Walk): boolean {
  return commonNames.has(name) || moduleNames(module).includes(name)
}

function mentionsModule(expression: string, { module }: Walk): boolean {
  const names = moduleNames(module)
  return names.length > 0 && wordsIn(expression).some((word) => names.includes(word))
}

/** Whether any attribute is a live expression or a spread. */
export function hasLiveAttributes({ attributes }: JsxElement, walk: Walk): boolean {
  return attributes.some((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return true
    const { value } = attribute
    return typeof value === 'object' && value !== null && isLiveExpression(value.value, walk)
  })
}

/** Whether a node is or contains a live expression. */
export function holdsLiveExpression(node: Nodes, walk: Walk): boolean {
  if (isExpression(node)) return isLiveExpression(node.value, walk)
  return childrenOf(node).some((child) => holdsLiveExpression(child, walk))
}
