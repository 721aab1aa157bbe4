import { type LinkIndex, routeOfNote } from '../../links/linkIndex.ts'
import type { Body, Document } from '../../markdown/document.ts'
import type { Backlink } from '../../model/pageParts.ts'
import { isExternalUrl, normalizeRouteKey, parseUrl } from '../../model/paths.ts'
import type { Route } from '../../site/site.ts'
import { groupBy } from '../../std/collections.ts'
import { decodeEntities, inlineTag } from '../../std/html.ts'

/** What links to each page, by the normalized path of the page. */
export type Backlinks = ReadonlyMap<string, Backlink[]>

/** A link of a note: the number of its reference, and the address that it leads to. */
export type ResolvedLink = [number: number, address: string]

/** The links of a note, resolved once for all that need them. */
export type LinksOf = (document: Document) => ResolvedLink[]

/** The pages of the site that links lead to, as route keys. */
export const linkedPages = (links: ResolvedLink[]): Set<string> =>
  new Set(
    links
      .filter(([, address]) => !isExternalUrl(address))
      .map(([, address]) => normalizeRouteKey(parseUrl(address).path)),
  )

/**
 * For each page the notes and posts that link to it, by title, each with the sentence around its first link. Drafts and
 * unlisted notes count for nothing.
 */
export function collectBacklinks(
  documents: Iterable<Document>,
  index: LinkIndex,
  linksOf: LinksOf,
): Backlinks {
  const found = Array.from(documents).flatMap((document) => {
    const route = routeOfNote(document, index)
    const title = route && linkingTitle(route)
    return route && title ? backlinksFrom(document, { route, title, links: linksOf(document) }) : []
  })
  const groups = groupBy(found, ({ key }) => key)
  return new Map([...groups].map(([key, links]) => [key, links.map(({ link }) => link).sort(byTitle)]))
}

/** A move changes no title, so it moves nothing in a list. */
const byTitle = (one: Backlink, other: Backlink) =>
  one.title === other.title ? 0 : one.title < other.title ? -1 : 1

/** The title of a page whose links count. */
function linkingTitle({ target, noIndex }: Route): string | undefined {
  if (noIndex) return undefined
  if (target.kind === 'doc') return target.doc.draft ? undefined : target.doc.title
  return target.kind === 'post' && !target.post.draft ? target.post.title : undefined
}

interface Linking {
  route: Route
  title: string
  links: ResolvedLink[]
}

/** The pages that a note links to, each once. */
function backlinksFrom(document: Document, { route, title, links }: Linking) {
  const seen = new Set([normalizeRouteKey(route.path)])
  let blocks: string[] | undefined
  return links.flatMap(([number, address]) => {
    const { path } = parseUrl(address)
    const key = normalizeRouteKey(path)
    if (isExternalUrl(address) || path === '' || seen.has(key)) return []
    seen.add(key)
    blocks ??= blocksOf(markLinks(document.body, document))
    const block = blocks.find((each) => each.includes(mark(number))) ?? ''
    return [{ key, link: { title, path: route.path, ...sentenceAround(number, block) } }]
  })
}

/** Private-use characters that stand for what is no text. */
const [numberStart, numberEnd, linkStart, linkEnd] = ['\ue010', '\ue011', '\ue012', '\ue013']

const mark = (number: number) => `${numberStart}${number}${numberEnd}`

/** The HTML of a body, with a mark in each link, and without pictures and other things that are no text. */
function markLinks(body: Body, document: Document): string {
  return body.map((piece) => (typeof piece === 'string' ? piece : markHole(piece, document))).join('')
}

function markHole(number: number, document: Document): string {
  const reference = document.references[number]!
  if (reference.kind === 'link') return mark(number)
  if (reference.kind === 'live') return reference.slots.map((slot) => markLinks(slot, document)).join(' ')
  return reference.kind === 'partial' ? markLinks(reference.body ?? [], document) : ''
}

/** Cuts HTML at all tags but those within a line of text, and between links that nothing divides: buttons. */
function blocksOf(html: string): string[] {
  const blocks = ['']
  for (const [index, piece] of html.split(/(<[^<>]*>)/).entries()) {
    const [, name = ''] = /^<\/?([\w-]*)/.exec(piece) ?? []
    const isInline = index % 2 === 0 || inlineTag.test(name)
    if (!isInline || (name === 'a' && blocks.at(-1)!.endsWith('</a>'))) blocks.push('')
    if (isInline) blocks[blocks.length - 1] += piece
  }
  return blocks
}

/** The most characters that are shown before a link, and behind it. */
const farthest = 110

/** The sentence with a link: what is before it, its own text, and what is behind. */
function sentenceAround(number: number, block: string): Pick<Backlink, 'before' | 'linked' | 'after'> {
  const [start = '', linked = '', end = ''] = withOneLink(number, block).split(/[\ue012\ue013]/)
  const before = start.split(betweenSentences).at(-1)!
  const after = end.split(betweenSentences)[0]!
  return { before: lastWords(before.trimStart()), linked, after: firstWords(after.trimEnd()) }
}

/** A small letter after a full stop goes on with the sentence: "e.g. this". Chinese and Japanese have no blanks. */
const betweenSentences = /(?<=[.!?…]["”’)]?)\s+(?=["“(]*[\p{Lu}\p{N}]|$)|(?<=[。！？][」』”]?)(?![」』”])/u

/** The text of a block, in which marks enclose that of one link. */
function withOneLink(number: number, block: string): string {
  const [before = '', behind = ''] = block.split(mark(number))
  const opened = before.slice(0, before.lastIndexOf('<'))
  const inside = behind.slice(behind.indexOf('>') + 1)
  const close = inside.indexOf('</a>')
  const whole = `${opened}${linkStart}${inside.slice(0, close)}${linkEnd}${inside.slice(close)}`
  return decodeEntities(whole.replace(/<[^<>]*>|[\ue010\ue011\u200b]/g, '')).replace(/\s+/g, ' ')
}

function lastWords(text: string): string {
  return text.length <= farthest ? text : `… ${text.slice(-farthest).replace(/^\S*\s/, '')}`
}

function firstWords(text: string): string {
  return text.length <= farthest ? text : `${text.slice(0, farthest).replace(/\s\S*$/, '')} …`
}
