import type { Element, Nodes } from 'hast'
import { liveCodeId } from '../../model/constructs.ts'
import { type Html, type HtmlPiece, type LiveCode, type LiveNode, piecesOf } from '../html.ts'
import { whereIs } from '../places.ts'
import { isHtmlTag, isJsx } from '../syntax/jsx.ts'
import type { HtmlWriter, JsxElement, RenderChildren, Walk } from '../walk.ts'
import { childrenOf, isComment, isExpression } from '../walk.ts'
import { evaluate, isLiveExpression } from './isLive.ts'
import type { OwnPart } from './noteModule.ts'
import { toOwnTag } from './writeModule.ts'

/**
 * Makes an element a live node. Its children become HTML, except live nodes among them. `tag` is the element's name in
 * the note's module.
 */
export function addLiveElement(
  node: JsxElement,
  walk: Walk,
  rendering: { tag: string; renderChildren: RenderChildren },
): Html {
  return [toLiveNode(node, walk, rendering)]
}

/** A live node, by itself. */
export function toLiveNode(
  node: JsxElement,
  walk: Walk,
  { tag, renderChildren }: { tag: string; renderChildren: RenderChildren },
): LiveNode {
  const opening = `<${tag}${node.attributes.map((each) => writeAttribute(each, tag)).join('')}`
  const children = writeChildren(node, walk, renderChildren)
  const code = children.length === 0 ? [`${opening}/>`] : [`${opening}>`, ...children, `</${tag}>`]
  return { code, name: `<${node.name}>`, where: whereIs(node, walk) }
}

function writeAttribute(attribute: JsxElement['attributes'][number], tag: string): string {
  // The expression may end with a line comment, so the brace goes to the next line.
  if (attribute.type === 'mdxJsxExpressionAttribute') return ` {${attribute.value}\n}`
  const { name, value } = attribute
  const property = name === 'class' && /^[a-z]/.test(tag) ? 'className' : name
  if (value === null || value === undefined) return ` ${property}`
  return ` ${property}={${typeof value === 'string' ? JSON.stringify(value) : `${value.value}\n`}}`
}

/** Renders each child separately, so that a component can leave some out. Texts, numbers and functions stay what they are. */
function writeChildren(node: Nodes, walk: Walk, renderChildren: RenderChildren): LiveCode {
  return groupTexts(childrenOf(node)).flatMap((nodes): LiveCode => {
    if (node.type === 'mdxJsxFlowElement' && isGap(nodes)) return []
    const tag = walk.isInComposition && tagAroundParts(nodes[0]!)
    if (tag) return [`<${tag}>`, ...writeChildren(nodes[0]!, walk, renderChildren), `</${tag}>`]
    const text = plainText(nodes)
    const value = text === undefined ? valueIn(nodes, walk) : JSON.stringify(text)
    const html = renderChildren({ type: 'root', children: nodes } as Nodes)
    return value === undefined ? writeChild(html) : [`{${value}}`]
  })
}

/** The tag of an element of Markdown, such as a paragraph, that has components in it. */
function tagAroundParts(node: Nodes): string | undefined {
  const isPlain = node.type === 'element' && plainTags.test(node.tagName)
  return isPlain && Object.keys(node.properties).length === 0 && holdsComponent(node)
    ? node.tagName
    : undefined
}

/** Elements of Markdown that are written as they are. */
const plainTags = /^(?:p|ul|ol|li|blockquote|strong|em|del)$/

/** Whether a component is within a node. */
export const holdsComponent = (node: Nodes): boolean =>
  (isJsx(node) && !isHtmlTag(node.name ?? 'a')) || childrenOf(node).some(holdsComponent)

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

/** The code of a lone expression that needs no React, if the component gets its value: `` {`a`} ``, `{(x) => x}`. */
function valueIn([node]: Nodes[], walk: Walk): string | undefined {
  if (!node || !isExpression(node) || isComment(node.value) || isLiveExpression(node.value, walk))
    return undefined
  return isValue(node.value, walk) ? `${node.value}\n` : undefined
}

/** Whether an expression gives a text, a number or a function. One that throws is reported where children are rendered. */
function isValue(expression: string, walk: Walk): boolean {
  try {
    return /^(?:string|number|function)$/.test(typeof evaluate(expression, walk))
  } catch {
    return false
  }
}

/** Whether the text is only the white space between blocks. */
function isGap(nodes: Nodes[]): boolean {
  const text = plainText(nodes)
  return text !== undefined && text.trim() === '' && text.includes('\n')
}

function writeChild(html: Html): LiveCode {
  const parts = splitAtLiveNodes(html)
  const isCut = parts.length > 1
  const code = parts.flatMap((part): LiveCode => ('code' in part ? part.code : [{ ...part, isCut }]))
  return parts.length > 1 ? ['<>', ...code, '</>'] : code
}

function splitAtLiveNodes(html: Html): (LiveNode | { html: HtmlPiece[] })[] {
  const parts: (LiveNode | { html: HtmlPiece[] })[] = []
  for (const piece of piecesOf(html)) {
    const last = parts.at(-1)
    if (typeof piece === 'object') parts.push(piece)
    else if (last && 'html' in last) last.html.push(piece)
    else parts.push({ html: [piece] })
  }
  return parts
}

/** The JSX source of an element, without pieces of HTML. */
export function toCode(node: JsxElement, walk: Walk, write: HtmlWriter): string {
  const { code } = toLiveNode(node, walk, { tag: node.name!, renderChildren: write.children })
  return code.filter((part) => typeof part === 'string').join('')
}

/** Replaces an element by a generated component, with the given children. */
export function addOwnPart(
  node: JsxElement,
  { part, children }: { part: OwnPart; children: Nodes[] },
  { walk, write }: { walk: Walk; write: HtmlWriter },
): Html {
  walk.ownParts.push(part)
  const shown = { ...node, attributes: [], children } as JsxElement
  return addLiveElement(shown, walk, { tag: toOwnTag(part.name), renderChildren: write.children })
}

/** The elements of Markdown that a component of the site can draw. Code has constructs of its own. */
const drawnElements = /^(?:a|blockquote|em|h[1-6]|hr|img|li|ol|p|strong|table|ul)$/

/** Whether a component of the site draws the elements of this name that Markdown makes. */
export const isDrawnBySite = (tagName: string, { options, isInComposition }: Walk) =>
  options.ownComponents.includes(tagName) && drawnElements.test(tagName) && !isInComposition

/** The component that gives an element of Markdown to one of the site. */
export const markdownElement = 'MarkdownElement'

/** Makes an element of Markdown, written as it is otherwise, one that a component of the site draws. */
export function addDrawnElement(element: Element, walk: Walk, written: Html): Html {
  const { tagName, position } = element
  walk.unknownComponents.push({ name: tagName, where: whereIs(element, walk) })
  const attributes = [{ type: 'mdxJsxAttribute', name: 'tag', value: tagName }]
  const node = { type: 'mdxJsxTextElement', name: tagName, attributes, children: [element], position }
  return addLiveElement(node as unknown as JsxElement, walk, {
    tag: markdownElement,
    renderChildren: () => written,
  })
}

/** The constructs of Markdown that a file of the site's `src/theme` can draw, by the names of the files. */
const drawnConstructs = { Admonition: 'admonition', CodeBlock: 'codeBlock' } as const

type DrawnConstruct = (typeof drawnConstructs)[keyof typeof drawnConstructs]

/** Whether a component of the site draws a construct of Markdown. */
export const isConstructOfSite = (name: DrawnConstruct, { options, isInComposition }: Walk) =>
  options.ownComponents.includes(name) && !isInComposition

/** The component that gives a construct of Markdown to one of the site. */
const markdownConstruct = 'MarkdownConstruct'

interface ConstructParts {
  /** Only texts, numbers and what is undefined. */
  props: Record<string, unknown>
  title?: Html
  children: Html
  where: LiveNode['where']
}

/** Makes a construct of Markdown one that a component of the site draws. */
export function addConstruct(
  name: DrawnConstruct,
  { props, title, children, where }: ConstructParts,
  walk: Walk,
): Html {
  walk.unknownComponents.push({ name, where })
  const code: LiveCode = [
    `<${markdownConstruct}${writeProps({ name, ...props })}`,
    ...(title ? [' title={<>', ...writeChild(title), '</>}'] : []),
    '>',
    ...writeChild(children),
    `</${markdownConstruct}>`,
  ]
  return [{ code, name: `<${name}>`, where }]
}

function writeProps(props: Record<string, unknown>): string {
  const given = Object.entries(props).filter(([, value]) => value !== undefined)
  return given.map(([key, value]) => ` ${key}={${JSON.stringify(value)}}`).join('')
}

const liveCode = 'SotayLiveCode'

/** Makes a code block one that runs in browsers. Its children are what is seen until then. */
export function addLiveCode({ props, children, where }: Omit<ConstructParts, 'title'>, walk: Walk): Html {
  const { imports } = walk.module
  if (!imports.some(({ specifier }) => specifier === liveCodeId))
    imports.push({ specifier: liveCodeId, bindings: [{ imported: 'default', local: liveCode }], where })
  const code = [`<${liveCode}${writeProps(props)}>`, ...writeChild(children), `</${liveCode}>`]
  return [{ code, name: 'A live code block', where }]
}
