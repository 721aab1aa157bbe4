import type { Element, ElementContent, Nodes } from 'hast'
import { escapeHtml, unescapeHtml, voidTag } from '../std/html.ts'
import { type Html, html, joinHtml } from './html.ts'
import { addDrawnElement, isDrawnBySite } from './live/addLiveElement.ts'
import { composeExpression } from './live/composition.ts'
import { renderJsx } from './live/renderJsx.ts'
import { renderAttributes, reportHandlers } from './renderAttributes.ts'
import { directiveTag } from './replaceDirectives.ts'
import { addGap, addText, endOfText, takeText } from './sections.ts'
import { renderBlockquote, renderDirective } from './syntax/admonition.ts'
import { renderCodeBlock } from './syntax/codeBlock.ts'
import { renderDetails } from './syntax/details.ts'
import { renderExpression } from './syntax/expression.ts'
import { renderFileAttributes } from './syntax/fileAttributes.ts'
import { renderHeading } from './syntax/heading.ts'
import { renderImage } from './syntax/image.ts'
import { holdPunctuation, holdWords, renderInlineCode, replaceEmoji } from './syntax/inlineText.ts'
import { renderLink } from './syntax/link.ts'
import { renderNoteEmbed, renderTags } from './syntax/noteName.ts'
import { renderTable } from './syntax/table.ts'
import { codeTabsTag, groupCodeTabs, renderCodeTabs } from './syntax/tabs/codeTabs.ts'
import { embedTag } from './vault/embeds.ts'
import type {
  ComponentRenderer,
  ElementRenderer,
  HtmlWriter,
  JsxElement,
  RenderChildren,
  Walk,
} from './walk.ts'
import { childrenOf, isBlank, isElement, isExpression, isHtmlImage, toText } from './walk.ts'

/** Renders a list item. The checkbox of a task gets the item's text as its accessible name. */
const renderListItem: ElementRenderer = (item, walk, renderChildren) => {
  const isTask = [item.properties.className].flat().includes('task-list-item')
  const children = isTask ? nameBox(item) : item.children
  return html`<li${renderAttributes('li', item.properties, walk)}>${renderChildren({ ...item, children })}</li>`
}

/** Renders a paragraph. One that is only an image with a title becomes a `<figure>` with the title as caption. */
const renderParagraph: ElementRenderer = (element, walk, renderChildren) => {
  const image = findOnlyImage(element)
  if (!image?.properties.title || !walk.options.captions || isDrawnBySite('img', walk))
    return html`<p${renderAttributes('p', element.properties, walk)}>${renderChildren(element)}</p>`
  const { title, ...properties } = image.properties
  const picture = renderImage({ ...image, properties }, walk, renderChildren)
  addText(`\n${title}`, walk)
  return html`<figure>${picture}<figcaption>${escapeHtml(String(title))}</figcaption></figure>`
}

/** Renders `<style>` and `<script>` without escaping their content, which browsers read as raw text. */
const renderVerbatim: ElementRenderer = ({ tagName, properties, children }, walk) => {
  const start = endOfText(walk)
  const content = children.map((child) =>
    isExpression(child) ? asWritten(renderExpression(child, walk)) : toText(child),
  )
  takeText(start, walk)
  return html`<${tagName}${renderAttributes(tagName, properties, walk)}>${joinHtml(content)}</${tagName}>`
}

/**
 * Renders a cell. Alignment becomes a class, because inline styles would need a weaker Content Security Policy. An
 * empty `<th>` becomes a `<td>`.
 */
const renderTableCell: ElementRenderer = (element, walk, renderChildren) => {
  const { style, align, ...others } = element.properties
  const alignment = align ?? /^text-align:\s*(\w+)$/.exec(String(style ?? ''))?.[1]
  const properties = alignment ? { className: [`text--${alignment}`], ...others } : element.properties
  const tagName = element.children.length === 0 ? 'td' : element.tagName
  return html`<${tagName}${renderAttributes(tagName, properties, walk)}>${renderChildren(holdWords(element))}</${tagName}>`
}

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
  [embedTag, renderNoteEmbed],
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

function renderText(text: string, walk: Walk): Html | string {
  if (text === '') return ''
  const shown = walk.options.emoji ? replaceEmoji(text) : text
  addText(shown, walk)
  return walk.options.obsidian && !walk.isInLink ? renderTags(shown, walk) : escapeHtml(shown)
}

function renderNode(node: Nodes, walk: Walk): Html {
  switch (node.type) {
    case 'element': {
      const isHtml = isHtmlImage(node)
      const written = renderElement(node, walk, isHtml ? undefined : renderers.get(node.tagName))
      return !isHtml && isDrawnBySite(node.tagName, walk) ? addDrawnElement(node, walk, written) : written
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return renderJsx(node, walk, htmlWriter(walk))
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return renderExpression(node, walk, composeExpression)
    default:
      return ''
  }
}

function renderElement(element: Element, walk: Walk, render: ElementRenderer | undefined): Html {
  addGap(element.tagName, walk)
  reportHandlers(element, walk)
  const { isInLink } = walk
  walk.isInLink ||= clickableTags.has(element.tagName)
  const written = writeElement(element, walk, render)
  walk.isInLink = isInLink
  addGap(element.tagName, walk, true)
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

function findOnlyImage({ children }: Element): Element | undefined {
  const [first, ...rest] = children.filter((child) => !isBlank(child))
  const isImage = isElement(first, 'img') && !isHtmlImage(first) && rest.length === 0
  return isImage ? first : undefined
}

/** Labels the checkbox, which is a child of the item or of its first paragraph. */
function nameBox({ children }: Element): ElementContent[] {
  const at = children.findIndex((child) => isElement(child, 'input') || isElement(child, 'p'))
  const found = children[at] as Element | undefined
  if (!found) return children
  if (found.tagName === 'p') return children.with(at, { ...found, children: nameBox(found) })
  const own = children.filter((child) => !isElement(child, 'ul') && !isElement(child, 'ol'))
  const ariaLabel = own.map(toText).join('').trim()
  return children.with(at, { ...found, properties: { ...found.properties, ariaLabel } })
}

const asWritten = (value: Html) => (typeof value === 'string' ? unescapeHtml(value) : value)
