import type { Element, Nodes } from 'hast'
import { escapeHtml, voidTag } from '../std/html.ts'
import { type Html, html, joinHtml } from './html.ts'
import { renderJsx } from './live/renderJsx.ts'
import { directiveTag } from './replaceDirectives.ts'
import { addGap, addText } from './sections.ts'
import { renderBlockquote, renderDirective } from './syntax/admonition.ts'
import {
  renderListItem,
  renderParagraph,
  renderTable,
  renderTableCell,
  renderVerbatim,
} from './syntax/blocks.ts'
import { renderCodeBlock } from './syntax/codeBlock.ts'
import { renderDetails } from './syntax/details.ts'
import { renderExpression } from './syntax/expression.ts'
import { renderFileAttributes } from './syntax/fileAttributes.ts'
import { renderHeading } from './syntax/heading.ts'
import { renderImage } from './syntax/image.ts'
import { holdPunctuation, renderInlineCode, replaceEmoji } from './syntax/inlineText.ts'
import { renderLink } from './syntax/link.ts'
import { codeTabsTag, groupCodeTabs, renderCodeTabs } from './syntax/tabs/codeTabs.ts'
import type {
  ComponentRenderer,
  ElementRenderer,
  HtmlWriter,
  JsxElement,
  RenderChildren,
  Walk,
} from './walk.ts'
import { childrenOf, isHtmlImage } from './walk.ts'

/** The renderers of elements that need more than their tag. */
const renderers = new Map<string, ElementRenderer>([
  ['a', renderLink],
  ['blockquote', renderBlockquote],
  ['code', renderInlineCode],
  ['details', renderDetails],
  ['h1', renderHeading],
  ['h2', renderHeading],
  ['h3', renderHeading],
  ['h4', renderHeading],
  ['h5', renderHeading],
  ['h6', renderHeading],
  ['img', renderImage],
  ['li', renderListItem],
  ['p', renderParagraph],
  ['pre', renderCodeBlock],
  ['script', renderVerbatim],
  ['style', renderVerbatim],
  ['table', renderTable],
  ['td', renderTableCell],
  ['th', renderTableCell],
  [directiveTag, renderDirective],
  [codeTabsTag, renderCodeTabs],
])

/**
 * The renderers of HTML written as JSX. It stays as written, without the additions for Markdown's links and headings,
 * except that a file beside the note is published for an attribute that names it.
 */
const jsxRenderers = new Map<string, ElementRenderer>([
  ['details', renderDetails],
  ['script', renderVerbatim],
  ['style', renderVerbatim],
])

/** Clickable elements. */
const clickableTags = new Set(['a', 'button', 'label', 'summary'])

/** A valid tag name; others come from stray characters and are no elements. */
const elementName = /^[a-z][\w:.-]*$/i

/** Renders a hast tree as HTML, and collects everything else in `walk`. */
export function walkTree(root: Nodes, walk: Walk): Html {
  return renderChildren(root, walk)
}

/** Renders children. Adjacent text nodes are joined first, so that emoji across them are found. */
function renderChildren(parent: Nodes, walk: Walk): Html {
  const parts: Html[] = []
  let text = ''
  for (const child of holdPunctuation(groupCodeTabs(childrenOf(parent)), parent)) {
    if (child.type === 'text') {
      text += child.value
      continue
    }
    parts.push(renderText(text, walk), renderNode(child, walk))
    text = ''
  }
  parts.push(renderText(text, walk))
  return joinHtml(parts)
}

function renderText(text: string, walk: Walk): string {
  if (text === '') return ''
  const shown = walk.options.emoji ? replaceEmoji(text) : text
  addText(shown, walk)
  return escapeHtml(shown)
}

function renderNode(node: Nodes, walk: Walk): Html {
  switch (node.type) {
    case 'element':
      return renderElement(node, walk, isHtmlImage(node) ? undefined : renderers.get(node.tagName))
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return renderJsx(node, walk, htmlWriter(walk))
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return renderExpression(node, walk)
    default:
      return ''
  }
}

function renderElement(element: Element, walk: Walk, render: ElementRenderer | undefined): Html {
  addGap(element.tagName, walk)
  const { isInLink } = walk
  walk.isInLink ||= clickableTags.has(element.tagName)
  const written = writeElement(element, walk, render)
  walk.isInLink = isInLink
  addGap(element.tagName, walk)
  return written
}

function writeElement(element: Element, walk: Walk, render: ElementRenderer | undefined): Html {
  const children: RenderChildren = (node) => renderChildren(node, walk)
  if (render) return render(element, walk, children)
  const { tagName } = element
  if (!elementName.test(tagName)) return children(element)
  const opening = html`<${tagName}${renderFileAttributes(element, walk)}>`
  return voidTag.test(tagName) ? opening : html`${opening}${children(element)}</${tagName}>`
}

function writeComponent(node: JsxElement, walk: Walk, render: ComponentRenderer): Html {
  const tagName = node.type === 'mdxJsxTextElement' ? 'span' : 'div'
  addGap(tagName, walk)
  const written = render(node, walk, (child) => renderChildren(child, walk))
  addGap(tagName, walk)
  return written
}

function htmlWriter(walk: Walk): HtmlWriter {
  return {
    children: (node) => renderChildren(node, walk),
    element: (element) => renderElement(element, walk, jsxRenderers.get(element.tagName)),
    component: (node, render) => writeComponent(node, walk, render),
  }
}
