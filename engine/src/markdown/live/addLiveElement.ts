import type { Nodes } from 'hast'
import type { JsxElement } from '../tree.ts'
import type { HtmlWriter, RenderChildren } from '../walk.ts'
import { childrenOf, type Walk, whereIs } from '../walk.ts'
import { addLiveNode, splitLiveNodes } from './liveNode.ts'
import type { LiveCode, OwnPart } from './noteModule.ts'
import { toOwnTag } from './writeModule.ts'

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

/** The JSX source of an element, without pieces of HTML. */
export function toCode(node: JsxElement, walk: Walk, write: HtmlWriter): string {
  const mark = addLiveElement(node, walk, { tag: node.name!, renderChildren: write.children })
  const live = splitLiveNodes(mark, walk)[0]
  return typeof live === 'object' ? live.code.filter((part) => typeof part === 'string').join('') : ''
}

/** Replaces an element by a generated component, with the given children. */
export function addOwnPart(
  node: JsxElement,
  { part, children }: { part: OwnPart; children: Nodes[] },
  { walk, write }: { walk: Walk; write: HtmlWriter },
): string {
  walk.ownParts.push(part)
  const shown = { ...node, attributes: [], children } as JsxElement
  return addLiveElement(shown, walk, { tag: toOwnTag(part.name), renderChildren: write.children })
}
