import type { Element, Nodes } from 'hast'
import { escapeAttribute, escapeHtml } from '../../std/escapeHtml.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { toText } from '../toText.ts'
import { childrenOf, type Walk } from '../walk.ts'
import type { ElementRenderer } from '../walkTree.ts'

/** Headings below the first level get an id, a link to themselves and a place in the table of contents. */
export const renderHeading: ElementRenderer = (element, walk, renderChildren) => {
  const { tagName, properties } = element
  if (properties.id === 'footnote-label')
    return `<h2${renderAttributes('h2', properties, walk)}>${renderChildren(element)}</h2>`
  if (tagName === 'h1') return renderTitle(element, walk, renderChildren(element))
  const text = toText(element).trim()
  const id = properties.id ? String(properties.id) : walk.slugger.slug(text, walk.options.maintainCase)
  const { id: _, className, ...others } = properties
  const classes = ['anchor', className].flat().filter(Boolean).join(' ')
  walk.anchors.add(id)
  walk.headings.push({ level: Number(tagName[1]), id, text, html: renderTocLabel(element).trim() })
  const attributes = `class="${classes}" id="${escapeAttribute(id)}"${renderAttributes(tagName, others, walk)}`
  return `<${tagName} ${attributes}>${renderChildren(element)}${renderHashLink(id, text)}</${tagName}>`
}

/** The note's own title stands in a header; further level 1 headings are plain. */
function renderTitle(element: Element, walk: Walk, html: string): string {
  const { id: _, ...properties } = element.properties
  const heading = `<h1${renderAttributes('h1', properties, walk)}>${html}</h1>`
  if (!walk.awaitsContentTitle) return heading
  walk.awaitsContentTitle = false
  return `<header>${heading}</header>`
}

/** The zero-width space gives the link a box without a visible character; CSS draws the `#`. */
function renderHashLink(id: string, text: string): string {
  const label = escapeAttribute(`Direct link to ${text || id}`)
  return `<a class="hash-link" href="#${encodeURIComponent(id)}" aria-label="${label}" translate="no">\u200b</a>`
}

const inlineTags = new Set(['code', 'em', 'strong', 'del', 'b', 'i', 's', 'sub', 'sup', 'kbd'])

/** A heading's inline HTML for the table of contents: links become text, pictures go. */
function renderTocLabel(node: Nodes): string {
  if (node.type === 'text') return escapeHtml(node.value)
  const inner = childrenOf(node).map(renderTocLabel).join('')
  const tagName = node.type === 'element' ? node.tagName : undefined
  return tagName && inlineTags.has(tagName) ? `<${tagName}>${inner}</${tagName}>` : inner
}
