import { isRecord } from '../../std/collections.ts'

interface TreeNode extends Record<string, unknown> {
  type: string
  children?: unknown[]
}

/**
 * Removes invalid nodes from a tree and gives a description of each; adds missing `properties` and `children` to
 * elements.
 */
export function repairTree(parent: TreeNode): string[] {
  if (parent.type === 'element') {
    parent.properties ??= {}
    parent.children ??= []
  }
  const problems: string[] = []
  if (!parent.children) return problems
  parent.children = [parent.children].flat().filter((child) => {
    const problem = problemOf(child)
    if (problem) problems.push(problem)
    else problems.push(...repairTree(child as TreeNode))
    return !problem
  })
  return problems
}

function problemOf(node: unknown): string | undefined {
  if (!isRecord(node) || typeof node.type !== 'string') return 'something that is no node'
  if (node.type === 'text' && typeof node.value !== 'string') return 'a text without a value'
  if (node.type === 'element' && typeof node.tagName !== 'string') return 'an element without a name'
  return undefined
}
