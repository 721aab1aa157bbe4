import type { AlgoliaProvider } from '../../../model/searchSettings.ts'
import type { MarkedText, SearchHit } from '../../../search/query/searchHit.ts'
import { groupBy } from '../../../std/collections.ts'

/** Levels within a page, the deepest first. */
const sectionLevels: Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2']

/** The host for addresses that name none. */
const anyHost = 'https://any'

type Addresses = Pick<AlgoliaProvider, 'externalUrls' | 'replacePath'>

/** Turns a record of the index into a search hit. */
export function toSearchHit(
  hit: AlgoliaHit,
  provider: Addresses & Pick<AlgoliaProvider, 'language'>,
): SearchHit {
  const { type, hierarchy } = hit
  const page: Level = hierarchy.lvl1 ? 'lvl1' : 'lvl0'
  const level = sectionLevels.find((name) => hierarchy[name])
  const content = hit._snippetResult?.content?.value
  return {
    kind: type === 'content' ? 'content' : level ? 'heading' : 'page',
    title: textOf(hit, page),
    ...(level && { section: textOf(hit, level) }),
    ...addressOf(hit.url, provider),
    breadcrumbs: page === 'lvl1' && hierarchy.lvl0 ? [hierarchy.lvl0] : [],
    lang: hit.language ?? hit.lang ?? provider.language,
    ...(type === 'content' && content && { snippet: readMarks(content) }),
    isBelow: false,
  }
}

function textOf({ hierarchy, _highlightResult: marked }: AlgoliaHit, level: Level): MarkedText {
  return readMarks(marked?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '')
}

/** The index has the addresses that were crawled; readers may be on another host. */
function addressOf(url: string, { externalUrls, replacePath }: Addresses): Pick<SearchHit, 'href' | 'hash'> {
  const { origin, pathname, search, hash } = new URL(url, anyHost)
  if (externalUrls && new RegExp(externalUrls).test(url)) return { href: origin + pathname + search, hash }
  const path = replacePath ? pathname.replace(new RegExp(replacePath.from, 'g'), replacePath.to) : pathname
  return { href: path, hash }
}

/** Puts the results of one page together; all but the first get `isBelow`. */
export function groupByPage(hits: SearchHit[]): SearchHit[] {
  const pages = [...groupBy(hits, ({ href }) => href).values()]
  return pages.flatMap((page) => page.map((hit, index) => ({ ...hit, isBelow: index > 0 })))
}

/** A text with its matches between the requested tags (`markStart` and `markEnd`). */
interface MarkedValue {
  value: string
}

/** The levels of headings: `lvl0` the section of the site, `lvl1` the page, the others within it. */
type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`

/** A record of Algolia's crawler for documentation (DocSearch). Older crawlers leave some of it out. */
export interface AlgoliaHit {
  url: string
  type: Level | 'content'
  hierarchy: Partial<Record<Level, string | null>>
  language?: string
  lang?: string
  _highlightResult?: { hierarchy?: Partial<Record<Level, MarkedValue>> }
  _snippetResult?: { content?: MarkedValue }
}

/** The server's answer to one query. */
export interface AlgoliaResponse {
  results: [{ hits: AlgoliaHit[]; nbHits: number }]
}

/**
 * Private-use characters, which no text contains, mark the matches, so that the server's answer is never read as
 * HTML.
 */
export const markStart = '\ue000'

export const markEnd = '\ue001'

/** Splits a marked text into plain text and the positions of its matches. */
export function readMarks(value: string): MarkedText {
  const marks: MarkedText['marks'] = []
  let text = ''
  for (const piece of value.split(markStart)) {
    const [marked, after] = piece.includes(markEnd) ? piece.split(markEnd) : ['', piece]
    if (marked) marks.push([text.length, text.length + marked.length])
    text += `${marked}${after}`
  }
  return { text, marks }
}
