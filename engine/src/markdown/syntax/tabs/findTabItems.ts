import type { Nodes } from 'hast'
import { diagnose } from '../../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../../diagnostics/nearestMatch.ts'
import { isComment, isExpression, type JsxElement } from '../../tree.ts'
import { childrenOf, type Walk, whereIs } from '../../walk.ts'
import { isJsx, readJsxAttributes } from '../jsx.ts'

/** A `<TabItem>` with its attributes. */
export interface TabItem {
  node: JsxElement
  value: string
  label?: unknown
  attributes?: unknown
  className?: unknown
  isDefault: boolean
}

/** The valid items within `<Tabs>`. Reports anything else. */
export function findTabItems(tabs: JsxElement, walk: Walk): TabItem[] {
  return childrenOf(tabs).flatMap((child: Nodes) => {
    if (isTabItem(child)) return readItem(child, walk)
    // Nodes that plugins or rewritten syntax add have no position.
    const where = whereIs(child.position ? child : tabs, walk)
    if (!isNothing(child)) walk.diagnostics.push(diagnose('tabs-unknown-child', describe(child), where))
    return []
  })
}

/** Whether `<Tabs>` has an item, valid or not. */
export const hasTabItem = (tabs: JsxElement) => childrenOf(tabs).some(isTabItem)

const isTabItem = (node: Nodes): node is JsxElement & Nodes => isJsx(node) && node.name === 'TabItem'

function readItem(node: JsxElement, walk: Walk): TabItem[] {
  const { value, default: isDefault = false, ...others } = readJsxAttributes(node, walk)
  if (typeof value === 'string' || typeof value === 'number')
    return [{ ...others, node, value: String(value), isDefault: Boolean(isDefault) }]
  walk.diagnostics.push(diagnose('tab-without-value', [], whereIs(node, walk)))
  return []
}

/** Whether a node is white space or a comment. */
function isNothing(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return isExpression(node) && isComment(node.value)
}

function describe(node: Nodes): [what: string, nearest?: string] {
  if (isJsx(node)) return [`<${node.name ?? ''}>`, nearestMatch(node.name ?? '', ['TabItem'])]
  if (node.type === 'element') return [node.tagName === 'p' ? 'text' : `<${node.tagName}>`]
  return [node.type === 'text' ? 'text' : 'an expression']
}
