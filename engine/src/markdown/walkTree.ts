import type { Element, Nodes } from 'hast'
import { escapeHtml } from '../std/escapeHtml.ts'
import { directiveTag } from './parseMarkdown.ts'
import { renderAttributes } from './renderAttributes.ts'
import { renderCodeBlock } from './syntax/codeBlock.ts'
import { renderDetails } from './syntax/details.ts'
import { renderDirective, restoredText } from './syntax/directive.ts'
import { replaceEmoji } from './syntax/emoji.ts'
import { renderExpression } from './syntax/expression.ts'
import { renderHeading } from './syntax/heading.ts'
import { renderImage } from './syntax/image.ts'
import { type JsxElement, toHtmlElement } from './syntax/jsx.ts'
import { renderLink } from './syntax/link.ts'
import { renderTable, renderTableCell } from './syntax/table.ts'
import { childrenOf, type Walk } from './walk.ts'
import { reportModuleCode } from './syntax/moduleCode.ts'

/** Renders one kind of element; `children` gives the HTML of what it holds. */
export type ElementRenderer = (element: Element, walk: Walk, renderChildren: RenderChildren) => string
export type RenderChildren = (node: Nodes) => string

/** One function for each construct that is more than its tag. */
const renderers: Record<string, ElementRenderer> = {
  a: renderLink,
  details: renderDetails,
  h1: renderHeading,
  h2: renderHeading,
  h3: renderHeading,
  h4: renderHeading,
  h5: renderHeading,
  h6: renderHeading,
  img: renderImage,
  pre: renderCodeBlock,
  table: renderTable,
  td: renderTableCell,
  th: renderTableCell,
  [directiveTag]: renderDirective,
}

const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** Writes a hast tree as HTML; what the walk collects on its way ends up in `walk`. */
export function walkTree(root: Nodes, walk: Walk): string {
  return renderChildren(root, walk)
}

/** Text that the parser split is put together again before emoji are looked for. */
function renderChildren(parent: Nodes, walk: Walk): string {
  let html = ''
  let text = ''
  for (const child of childrenOf(parent)) {
    const childText = child.type === 'text' ? child.value : restoredText(child)
    if (childText !== undefined) {
      text += childText
      continue
    }
    html += renderText(text, walk) + renderNode(child, walk)
    text = ''
  }
  return html + renderText(text, walk)
}

function renderText(text: string, walk: Walk): string {
  return escapeHtml(walk.options.emoji ? replaceEmoji(text) : text)
}

function renderNode(node: Nodes, walk: Walk): string {
  switch (node.type) {
    case 'element':
      return renderElement(node, walk, renderers[node.tagName])
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return renderJsx(node, walk)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return renderExpression(node, walk)
    case 'mdxjsEsm':
      return reportModuleCode(node, walk)
    default:
      return ''
  }
}

function renderElement(element: Element, walk: Walk, render: ElementRenderer | undefined): string {
  const children: RenderChildren = (node) => renderChildren(node, walk)
  if (render) return render(element, walk, children)
  const { tagName, properties } = element
  const opening = `<${tagName}${renderAttributes(tagName, properties, walk)}>`
  if (voidTags.has(tagName)) return opening
  return `${opening}${tagName === 'code' ? escapeCode(element) ?? children(element) : children(element)}</${tagName}>`
}

/** Inline code holds nothing but text, in which no emoji is meant. */
function escapeCode({ children }: Element): string | undefined {
  return children.every((child) => child.type === 'text') ? escapeHtml(children.map((child) => child.value).join('')) : undefined
}

/** HTML written as JSX is rendered as written, without the treatment that Markdown's own links and headings get. */
function renderJsx(node: JsxElement, walk: Walk): string {
  const element = toHtmlElement(node, walk)
  return element ? renderElement(element, walk, element.tagName === 'details' ? renderDetails : undefined) : ''
}
