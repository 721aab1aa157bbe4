import type { SearchSettings, ServerProvider } from '../../../model/searchSettings.ts'
import type { MarkedText, SearchAnswer, SearchHit, SearchRequest } from '../../../search/query/searchHit.ts'
import { collectFacets } from '../../../search/query/selectPages.ts'
import { groupBy } from '../../../std/collections.ts'
import { findSearchPlace } from '../askedSearch.ts'

/** The levels of headings: `lvl0` the section of the site, `lvl1` the page, the others within it. */
export type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`

/** A record in the shape of DocSearch, Algolia's crawler for documentation. Older crawlers leave some of it out. */
export interface ShownRecord {
  url: string
  type: Level | 'content'
  hierarchy: Partial<Record<Level, string | null>>
  language?: string
  lang?: string
}

/** A record that a server found. */
export interface FoundRecord extends ShownRecord {
  /** Its names, and what is shown of its text, with the matches between `markStart` and `markEnd`. */
  marked: Partial<Record<Level | 'content', string | null>>
}

/** Names and texts by their field: `lvl1` where a server says `hierarchy.lvl1`. */
export const byName = (fields: [field: string, text: string | undefined][]) =>
  Object.fromEntries(fields.map(([field, text]) => [field.replace('hierarchy.', ''), text])) as Record<
    Level,
    string
  >

/** The answer of a server. */
export interface FoundRecords {
  records: FoundRecord[]
  /** How many there are in all. */
  total: number
}

/**
 * Private-use characters, which no text contains, mark the matches, so that the server's answer is never read as
 * HTML.
 */
export const markStart = '\ue000'

export const markEnd = '\ue001'

interface Known {
  provider: ServerProvider
  settings: SearchSettings
}

/** The answer to a search, from the records that a server found. */
export function toAnswer(
  { records, total }: FoundRecords,
  request: SearchRequest,
  { provider, settings }: Known,
): SearchAnswer {
  const inPlace = records
    .map((record) => toSearchHit(record, provider))
    .filter((hit) => isInContext(hit, request, settings))
  const { section } = request
  const wanted =
    section === undefined ? inPlace : inPlace.filter(({ breadcrumbs }) => breadcrumbs[0] === section)
  const hits = (request.withSections ? groupByPage(wanted) : wanted).slice(0, request.limit)
  return {
    hits,
    total: wanted.length < records.length ? wanted.length : total,
    words: request.typed.split(/\s+/).filter(Boolean),
    facets: collectFacets(inPlace),
    errors: [],
    isPartial: false,
  }
}

function isInContext({ href }: SearchHit, request: SearchRequest, settings: SearchSettings): boolean {
  const { context } = findSearchPlace(href, settings)
  if (request.outside) return context === undefined
  return request.context === undefined || context?.path === request.context
}

/** Levels within a page, the deepest first. */
const sectionLevels: Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2']

/** Turns a record of the index into a search hit. */
export function toSearchHit(record: FoundRecord, provider: ServerProvider): SearchHit {
  const { type, hierarchy, marked } = record
  const page: Level = hierarchy.lvl1 ? 'lvl1' : 'lvl0'
  const level = sectionLevels.find((name) => hierarchy[name])
  return {
    kind: type === 'content' ? 'content' : level ? 'heading' : 'page',
    title: textOf(record, page),
    ...(level && { section: textOf(record, level) }),
    ...addressOf(record.url, provider),
    breadcrumbs: page === 'lvl1' && hierarchy.lvl0 ? [hierarchy.lvl0] : [],
    lang: record.language ?? record.lang ?? provider.language,
    ...(type === 'content' && marked.content && { snippet: readMarks(marked.content) }),
    isBelow: false,
  }
}

const textOf = ({ hierarchy, marked }: FoundRecord, level: Level): MarkedText =>
  readMarks(marked[level] ?? hierarchy[level] ?? '')

/** The host for addresses that name none. */
const anyHost = 'https://any'

/** The index has the addresses that were crawled; readers may be on another host. */
function addressOf(
  url: string,
  { externalUrls, replacePath }: ServerProvider,
): Pick<SearchHit, 'href' | 'hash'> {
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
