import { slug } from 'github-slugger'
import type { Element } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { escapeAttribute, escapeHtml } from '../../std/escapeHtml.ts'
import { unescapeHtml } from '../../std/unescapeHtml.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { toText } from '../toText.ts'
import type { Walk } from '../walk.ts'
import type { ElementRenderer } from '../walkTree.ts'
import { whereIs } from '../whereIs.ts'

/** Headings below the first level get an id, a link to themselves and a place in the table of contents. */
export const renderHeading: ElementRenderer = (element, walk, renderChildren) => {
  const { tagName, properties } = element
  const content = renderChildren(element)
  if (tagName === 'h1') return renderTitle(element, walk, content)
  if (properties.id === 'footnote-label')
    return `<h2${renderAttributes('h2', properties, walk)}>${content}</h2>`
  const id = headingId(element, walk)
  const html = toTocLabel(content) || escapeHtml(toText(element))
  const text = unescapeHtml(html.replace(/<[^>]*>/g, ''))
  walk.headings.push({ level: Number(tagName[1]), id, text, html })
  const { id: _, className, ...others } = properties
  const classes = ['anchor', className].flat().filter(Boolean).join(' ')
  const attributes = `class="${escapeAttribute(classes)}" id="${escapeAttribute(id)}"${renderAttributes(tagName, others, walk)}`
  return `<${tagName} ${attributes}>${content}${renderHashLink(id, text)}</${tagName}>`
}

/** The note's own title stands in a header; further level 1 headings are plain. None has an id. */
function renderTitle(element: Element, walk: Walk, content: string): string {
  const { id: _, ...properties } = element.properties
  const heading = `<h1${renderAttributes('h1', properties, walk)}>${content}</h1>`
  return element === walk.titleElement ? `<header>${heading}</header>` : heading
}

/** The id that is written, else one made from the text that nothing before it has. */
function headingId(element: Element, walk: Walk): string {
  const { id: written } = element.properties
  const id = written ? String(written) : freeId(toText(element).trim(), walk)
  if (walk.anchors.has(id))
    walk.diagnostics.push(diagnose('duplicate-heading-id', [id], whereIs(element, walk, `#${id}`)))
  walk.anchors.add(id)
  return id
}

/** A text of signs alone, such as an emoji, makes no id. */
function freeId(text: string, walk: Walk): string {
  const id = walk.slugger.slug(slug(text) ? text : 'section', walk.options.maintainCase)
  return walk.anchors.has(id) ? freeId(text, walk) : id
}

/** The zero-width space gives the link a box without a visible character; CSS draws the `#`. */
function renderHashLink(id: string, text: string): string {
  const label = escapeAttribute(`Direct link to ${text || id}`)
  return `<a class="hash-link" href="#${encodeURIComponent(id)}" aria-label="${label}" translate="no">\u200b</a>`
}

const labelTags = new Set(['code', 'em', 'strong', 'del', 'b', 'i', 's', 'sub', 'sup', 'kbd'])

/** A heading's HTML as the table of contents shows it: links become text, pictures go. */
function toTocLabel(html: string): string {
  return html
    .replace(/<(\/?)([a-z][^\s>]*)[^>]*>/gi, (_, slash: string, tagName: string) =>
      labelTags.has(tagName) ? `<${slash}${tagName}>` : '',
    )
    .trim()
}
