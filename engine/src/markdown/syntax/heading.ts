import { slug } from 'github-slugger'
import type { Element, Nodes } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { titleTags } from '../../model/markup.ts'
import { blockIn, foldedName } from '../../model/noteName.ts'
import { escapeAttribute, escapeHtml, unescapeHtml } from '../../std/html.ts'
import { type Html, html, joinHtml, withoutHoles } from '../html.ts'
import { isDrawnBySite } from '../live/addLiveElement.ts'
import { whereIs } from '../places.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { beginSection, endOfText, takeText } from '../sections.ts'
import { type ElementRenderer, isPost, noteNameOf, toText, toWrittenText, type Walk } from '../walk.ts'

/** Renders a heading. Those below level 1 get an id, a link to themselves and an entry in the table of contents. */
export const renderHeading: ElementRenderer = (given, walk, renderChildren) => {
  const { dataWritten: written, ...properties } = given.properties
  const element = Object.assign(given, { properties })
  const { tagName } = element
  const start = endOfText(walk)
  const content = renderChildren(element)
  if (walk.file.part !== undefined) return renderEmbedded(element, walk, content)
  if (tagName === 'h1') return renderTitle(element, walk, { content, text: takeText(start, walk), written })
  if (properties.id === 'footnote-label')
    return html`<h2${renderAttributes('h2', properties, walk)}>${content}</h2>`
  const id = headingId(element, walk, written)
  walk.anchors.add(id)
  const label = toTocLabel(content) || escapeHtml(toText(element))
  const text = unescapeHtml(label.replace(/<[^>]*>/g, ''))
  walk.headings.push({ level: Number(tagName[1]), id, text, html: label })
  if (tagName === 'h2' || tagName === 'h3') beginSection({ title: takeText(start, walk), id }, walk)
  const named = namedPlace(element, id, walk)
  const { id: _, className, ...others } = properties
  const classes = ['anchor', className].flat().filter(Boolean).join(' ')
  const attributes = `class="${escapeAttribute(classes)}" id="${escapeAttribute(id)}"${nameAttribute(content, text)}${renderAttributes(tagName, others, walk)}`
  return html`<${tagName} ${attributes}>${named}${content}${renderHashLink(id, text, walk)}</${tagName}>`
}

/**
 * Names a heading by its text: its name would end in that of its link. Not one with a picture, a formula or the like,
 * of which the text is only a part.
 */
function nameAttribute(content: Html, text: string): string {
  const written = [content].flat().map((part) => (typeof part === 'string' ? part : '\0'))
  const isText = !/[<\0]/.test(written.join('').replace(textTag, ''))
  return isText && text ? ` aria-label="${escapeAttribute(text)}"` : ''
}

/** A heading of a note that another one embeds, whose own headings and ids it leaves alone; the title is in its frame. */
function renderEmbedded(element: Element, walk: Walk, content: Html): Html {
  if (element === walk.titleElement) return ''
  const { tagName, properties } = element
  return html`<${tagName}${renderAttributes(tagName, properties, walk)}>${content}</${tagName}>`
}

/**
 * Renders a level 1 heading: the title of a note within a `<header>`, that of a post not at all, because its page
 * renders it, and any other as a plain heading. None gets an id, but one is reserved for it, as in Docusaurus: a heading
 * of the same text is `text-1`. A component of the site that draws it gets this id, and so does each where other engines
 * give it one.
 */
function renderTitle(element: Element, walk: Walk, { content, text, written }: TitleParts): Html {
  const { id, ...properties } = element.properties
  if (id) walk.slugger.occurrences[String(id)] ??= 0
  const reserved = id ?? headingId(element, walk, written)
  const isAnchor = walk.options.idStyle !== 'github'
  if (isAnchor) walk.anchors.add(String(reserved))
  const attributes = renderAttributes(
    'h1',
    isAnchor || isDrawnBySite('h1', walk) ? { ...properties, id: reserved } : properties,
    walk,
  )
  if (element === walk.titleElement) {
    const [start, end] = titleTags(attributes)
    return isPost(walk.file) ? '' : joinHtml([start, content, end])
  }
  beginSection({ title: text, ...(isAnchor && { id: String(reserved) }) }, walk)
  return html`<h1${attributes}>${content}</h1>`
}

interface TitleParts {
  content: Html
  text: string
  /** The text before plugins changed it (`keepHeadings`); undefined where they did not. */
  written: unknown
}

/**
 * The explicit id, else one made from the text, as it was before plugins, and unique among the headings so far. As in
 * Docusaurus, the blank before a tag at its end counts, and so does the code of an expression.
 */
function headingId(element: Element, walk: Walk, written: unknown): string {
  const { slugger, options } = walk
  const { id } = element.properties
  if (id) return claimId(String(id), element, walk)
  const of = written === undefined ? element : ({ type: 'text', value: String(written) } as const)
  const text = options.admonitions === undefined ? toText(of) : textOfId(of)
  if (options.idStyle === 'mkdocs') return uniqueId(mkdocsId(text), '_', slugger)
  if (options.idStyle === 'vitepress') return uniqueId(vitepressId(text) || 'section', '-', slugger)
  return slugger.slug(slug(text) ? text : 'section', options.maintainCase)
}

/** The id that Python-Markdown makes; empty where no letter is one of ASCII. */
const mkdocsId = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')

const vitepressId = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()

/** The id with the first number that no other heading has; the first one has none. */
function uniqueId(text: string, mark: string, { occurrences }: Walk['slugger']): string {
  let id = text
  for (let number = 1; id === '' || id in occurrences; number++) id = `${text}${mark}${number}`
  occurrences[id] = 0
  return id
}

/** `:name`, `:name[label]`: Docusaurus takes it for a directive when it makes the id, and for text when it shows it. */
const textDirective = /(?<!:):[a-z][\w-]*(?![\w:-])(?:\[([^\]]*)\])?(?:\{[^}]*\})?/gi

function textOfId(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(textDirective, (_, label = '') => label)
  // `prepareSource` has written `<!-- … -->` with two blanks; Docusaurus leaves only those comments out.
  if (node.type === 'mdxTextExpression') return node.value.startsWith('/*  ') ? '' : node.value
  // The text of a block is not known here, and its id is no text.
  if (node.type === 'element' && blockIn(noteNameOf(node)?.target ?? '')) return ''
  const isSplit = node.type === 'element' && node.tagName !== 'code' && node.children.length > 0
  return isSplit ? node.children.map(textOfId).join('') : toText(node)
}

/**
 * In a vault, links name a heading by all that is written in it, also by what its own links lead to: `[[#See Note text]]`
 * for `## See [[Note|text]]`. Such a heading holds a place of that name, too.
 */
function namedPlace(element: Element, id: string, walk: Walk): string {
  if (!walk.options.obsidian) return ''
  const name = slug(
    toWrittenText(element)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  )
  if (name === '' || foldedName(name) === foldedName(id) || name in walk.slugger.occurrences) return ''
  walk.slugger.occurrences[name] = 0
  walk.anchors.add(name)
  return `<span id="${escapeAttribute(name)}"></span>`
}

/** Reserves an explicit id, and reports it if it is taken. */
function claimId(id: string, element: Element, walk: Walk): string {
  const { occurrences } = walk.slugger
  if (id in occurrences)
    walk.diagnostics.push(diagnose('duplicate-heading-id', [id], whereIs(element, walk, `#${id}`)))
  occurrences[id] ??= 0
  return id
}

/** The link of a heading to itself. CSS draws its `#`; the zero-width space gives it a box. */
function renderHashLink(id: string, text: string, { options }: Walk): string {
  const label = escapeAttribute(options.uiText('headingLink', { heading: text || id }))
  return `<a class="hash-link" href="#${encodeURIComponent(id)}" aria-label="${label}" translate="no">\u200b</a>`
}

const labelTags = new Set(['code', 'em', 'strong', 'del', 'b', 'i', 's', 'sub', 'sup', 'kbd'])
const textTag = new RegExp(`</?(?:a|${[...labelTags].join('|')})(?:[\\s\\0][^>]*)?>`, 'g')

/** A heading's HTML for the table of contents, without links, pictures and holes. */
function toTocLabel(content: Html): string {
  return withoutHoles(content)
    .replace(/<(\/?)([a-z][^\s>]*)(?:\s[^>]*)?>/gi, (_, slash: string, tagName: string) =>
      labelTags.has(tagName) ? `<${slash}${tagName}>` : '',
    )
    .trim()
}
