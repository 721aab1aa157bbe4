import type { Element, Nodes } from 'hast'

/** The text of a node, with the `alt` texts of its pictures. */
export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '')
  return 'children' in node ? node.children.map(toText).join('') : ''
}

declare module 'hast' {
  interface ElementData {
    /** For a picture: it is written in HTML, not as `![text](address)`. */
    isHtml?: true
  }
}

/** Whether a picture is written in HTML. */
export const isHtmlImage = ({ data }: Element): boolean => data?.isHtml === true

/** Whether an expression holds nothing but comments. */
export function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() === ''
}

/** Code in braces, on lines of its own or within a text. */
export type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>

/** Whether a node is code in braces. */
export const isExpression = (node: Nodes): node is Expression =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
/** A JSX element, block or inline. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
