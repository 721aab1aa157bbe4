import type { Nodes } from 'hast'
import type { JsxElement } from '../syntax/jsx.ts'
import { childrenOf, type Walk } from '../walk.ts'
import type { RenderChildren } from '../walkTree.ts'
import { whereIs } from '../whereIs.ts'
import { addLiveNode, type LiveCode, splitLiveNodes } from './liveNode.ts'

/**
 * Makes an element a live node. Its children become HTML, except live nodes among them. `tag` is the element's name in
 * the note's module.
 */
export function addLiveElement(
  node: JsxElement,
  walk: Walk,
  { tag, renderChildren }: { tag: string; renderChildren: RenderChildren },
): string {
  const opening = `<${tag}${node.attributes.map((each) => writeAttribute(each, tag)).join('')}`
  const children = writeChildren(node, walk, renderChildren)
  const code = children.length === 0 ? [`${opening}/>`] : [`${opening}>`, ...children, `</${tag}>`]
  return addLiveNode({ code, name: `<${node.name}>`, where: whereIs(node, walk) }, walk)
}

function writeAttribute(attribute: JsxElement['attributes'][number], tag: string): string {
  // The expression may end with a line comment, so the brace goes to the next line.
  if (attribute.type === 'mdxJsxExpressionAttribute') return ` {${attribute.value}\n}`
  const { name, value } = attribute
  const property = name === 'class' && /^[a-z]/.test(tag) ? 'className' : name
  if (value === null || value === undefined) return ` ${property}`
  return ` ${property}={${typeof value === 'string' ? JSON.stringify(value) : `${value.value}\n`}}`
}

/** Renders each child separately, so that a component can leave some out. */
function writeChildren(node: JsxElement, walk: Walk, renderChildren: RenderChildren): LiveCode {
  return groupTexts(childrenOf(node)).flatMap((nodes) => {
    if (node.type === 'mdxJsxFlowElement' && isGap(nodes)) return []
    const text = plainText(nodes)
    const html = renderChildren({ type: 'root', children: nodes } as Nodes)
    return text === undefined ? writeChild(html, walk) : [`{${JSON.stringify(text)}}`]
  })
}

/** Groups adjacent text nodes. */
function groupTexts(children: Nodes[]): Nodes[][] {
  const groups: Nodes[][] = []
  for (const child of children) {
    const last = groups.at(-1)
    if (child.type === 'text' && last?.[0]?.type === 'text') last.push(child)
    else groups.push([child])
  }
  return groups
}

const plainText = (nodes: Nodes[]) =>
  nodes.every((node) => node.type === 'text') ? nodes.map((node) => node.value).join('') : undefined

/** Whether the text is only the white space between blocks. */
function isGap(nodes: Nodes[]): boolean {
  const text = plainText(nodes)
  return text !== undefined && text.trim() === '' && text.includes('\n')
}

function writeChild(html: string, walk: Walk): LiveCode {
  const parts = splitLiveNodes(html, walk)
  const code = parts.flatMap((part): LiveCode => (typeof part === 'string' ? [{ html: part }] : part.code))
  return parts.length > 1 ? ['<>', ...code, '</>'] : code
}
