import type { Element } from 'hast'
import type { Image, ImageReference, Link } from 'mdast'
import type { MdastVisitorContext } from 'satteri'
import { blockIn, mayBeName, pictures, readLabel, shownName } from '../../model/noteName.ts'
import { escapeAttribute, escapeHtml } from '../../std/html.ts'
import { type Html, html, joinHtml } from '../html.ts'
import { whereIs } from '../places.ts'
import { addText } from '../sections.ts'
import { tagInText } from '../source/obsidianSource.ts'
import {
  addReference,
  isHtmlImage,
  noteNameOf,
  noteNameProperty as property,
  type RenderChildren,
  type Walk,
} from '../walk.ts'

/** What the parser's node says between `[[` and `]]`, as a property of its element. */
export function readNoteName(
  { position }: Readonly<Link | Image | ImageReference>,
  { source }: Pick<MdastVisitorContext, 'source'>,
): Record<string, string> {
  const written = position && source.slice(position.start.offset, position.end.offset)
  const name = written && /^!?\[\[([^\n]*)\]\]$/.exec(written)?.[1]
  return name ? { [property]: name } : {}
}

/** What a path says in a vault: that it may be only a name. */
export function asName(url: string, { options }: Walk): { mayBeName?: true } {
  return options.obsidian && mayBeName(url) ? { mayBeName: true } : {}
}

/** Renders `[[note#heading|label]]`. Without a label, it shows the name as Obsidian does: "note > heading". */
export function renderNoteLink(
  element: Element,
  walk: Walk,
  renderChildren: RenderChildren,
  name = noteNameOf(element)!.target,
): Html {
  const { target, label } = noteNameOf(element)!
  const address = addReference(
    { kind: 'link', url: target, byName: true, where: whereIs(element, walk, target, '[[') },
    walk,
  )
  const block = blockIn(target)
  if (block && !label) {
    const text = addReference({ kind: 'embed', name: target, block, where: whereIs(element, walk) }, walk)
    return html`<a${address}>${text}</a>`
  }
  const content = label && renderChildren(element)
  if (content) return html`<a${address}>${content}</a>`
  const shown = label || shownName(name)
  addText(shown, walk)
  return html`<a${address}>${escapeHtml(shown)}</a>`
}

/** Renders text with tags of the note in it, `#tag`, which the site makes links. */
export function renderTags(text: string, walk: Walk): Html {
  const { tags = [] } = walk.frontMatter
  const pieces = text.split(tagInText)
  return joinHtml(
    pieces.map((piece, index) => {
      if (index % 2 === 0) return escapeHtml(piece)
      const name = piece.replace(/\/$/, '')
      const shown = escapeHtml(`#${piece}`)
      return tags.includes(name) ? html`<a${addReference({ kind: 'tag', name }, walk)}>${shown}</a>` : shown
    }),
  )
}

const sounds = /\.(?:flac|m4a|mp3|ogg|wav|3gp)$/i
const films = /\.(?:mkv|mov|mp4|ogv|webm)$/i

const papers = /\.pdf$/i

/** Whether a name is that of a picture, a sound, a film or a PDF. */
export function isMedium(target: string): boolean {
  const [path = ''] = target.split('#')
  return [pictures, sounds, films, papers].some((endings) => endings.test(path))
}

/** Renders `![[note#part]]` in a frame with a link to its source. The site puts the text below, if there is any. */
export function renderNoteEmbed(element: Element, walk: Walk): Html {
  const { target: name } = noteNameOf(element)!
  const where = whereIs(element, walk, name, '[[')
  // The id of a block tells a reader nothing.
  const link = renderNoteLink(element, walk, () => '', name.replace(/#\^.*/, '') || '…')
  const text = addReference({ kind: 'embed', name, where }, walk)
  return html`<div class="note-embed"><p class="note-embed-source">${link}</p>${text}</div>`
}

/** Renders `![[file|label]]`: a picture, perhaps with its size, a sound, a film, a PDF, or a link to anything else. */
export function renderEmbed(element: Element, walk: Walk, renderImage: () => Html): Html {
  const { target, label = '' } = noteNameOf(element)!
  const [path = ''] = target.split('#')
  if (pictures.test(path)) return renderImage()
  const link = () => renderNoteLink(element, walk, () => '')
  if (papers.test(path)) return html`${link()}${renderFrame(element, walk)}`
  const kind = sounds.test(path) ? 'audio' : films.test(path) ? 'video' : undefined
  if (!kind) return link()
  const { width } = readLabel(label)
  const size = width && kind === 'video' ? ` width="${width}"` : ''
  const tag: [string, string] = [`<${kind} controls preload="metadata"${size}`, `></${kind}>`]
  const where = whereIs(element, walk, target, '[[')
  return addReference({ kind: 'image', url: target, byName: true, where, tag }, walk)
}

/**
 * The frame with a PDF, below its link, which is there for browsers that show none. It is fetched when it comes into
 * view.
 */
function renderFrame(element: Element, walk: Walk): Html {
  const { target } = noteNameOf(element)!
  const height = /[#&]height=(\d+)/.exec(target)?.[1] ?? '600'
  const tag: [string, string] = [
    `<iframe loading="lazy" width="100%" height="${height}" frameborder="0" title="${escapeAttribute(shownName(target))}"`,
    '></iframe>',
  ]
  const where = whereIs(element, walk, target, '[[')
  return addReference({ kind: 'image', url: target, byName: true, where, tag, isTwin: true }, walk)
}

/** The size in the label of a picture, `300` or `300x200`, and what is left of it as its text. */
export function readPictureLabel(element: Element): Element {
  const { target, label = '' } = noteNameOf(element)!
  const { text, ...size } = readLabel(label)
  const { [property]: _, ...others } = element.properties
  const alt = text || target.replace(/^.*\//, '').replace(/\.\w+$/, '')
  return { ...element, properties: { ...others, src: target, alt, ...size } }
}

/** A picture of a vault whose text ends in its size, `![text|300](picture.png)`. */
export function withSize(element: Element): Element {
  const { alt, ...others } = element.properties
  const { text, ...size } = readLabel(String(alt ?? ''))
  if (noteNameOf(element) || isHtmlImage(element) || !size.width) return element
  return { ...element, properties: { ...others, alt: text, ...size } }
}
