import type { Nodes } from 'hast'

/** Code in braces, on lines of its own or within a text. */
export type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>

/** Whether a node is code in braces. */
export const isExpression = (node: Nodes): node is Expression =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
