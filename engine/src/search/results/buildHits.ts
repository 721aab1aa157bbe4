import type { PageEntry } from '../format/pageEntry.ts'
import type { RankedPage, RankedSection } from '../query/query.ts'
import type { SearchHit, SearchRequest } from '../query/searchHit.ts'
import type { FoundPage } from '../query/selectPages.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { cutSnippet } from './cutSnippet.ts'
import { markWords, type WantedWords } from './markWords.ts'

/** The pages found, before they become hits. */
export interface Found {
  pages: FoundPage[]
  wanted: WantedWords
  slotCount: number
}

/** A hit before it is built, and the section of its snippet. */
interface Row {
  entry: PageEntry
  kind: SearchHit['kind']
  /** Number of the section within its page. */
  section: number
  isBelow: boolean
}

/** Further sections of a page are shown only if their score reaches this share of the best, and at most this many. */
const goodShare = 0.6

const mostBelow = 3

/** Builds hits without snippets, and a function that adds them. */
export function buildHits(
  found: Found,
  index: SearchIndex,
  request: SearchRequest,
): [hits: SearchHit[], complete: () => Promise<SearchHit[]>] {
  const rows = chooseRows(found, index, request)
  const hits = rows.map((row) => toHit(row, found.wanted))
  const addSnippet = async (row: Row, place: number): Promise<SearchHit> => {
    const section = await index.text(row.entry, row.section).catch(() => undefined)
    if (!section?.text) return hits[place]!
    const marked = markWords(section.text, found.wanted, section.words())
    return { ...hits[place]!, snippet: cutSnippet(marked, request.snippetLength) }
  }
  return [hits, () => Promise.all(rows.map(addSnippet))]
}

/** Chooses one row per page; if there is space left, further sections follow below their page. */
function chooseRows(
  { pages, slotCount }: Found,
  index: SearchIndex,
  { limit, withSections }: SearchRequest,
): Row[] {
  let room = withSections ? limit - pages.length : 0
  return pages.flatMap(({ ranked, entry }) => {
    const main = mainRow(ranked, entry, { index, slotCount })
    const below = belowRows(ranked, main, index).slice(0, Math.min(room, mostBelow))
    room -= below.length
    return [main, ...below]
  })
}

interface RowSources {
  index: SearchIndex
  slotCount: number
}

/** The row of a page: the page itself if its title says at least as much as the best section, else that section. */
function mainRow(ranked: RankedPage, entry: PageEntry, { index, slotCount }: RowSources): Row {
  const [best] = ranked.sections
  const section = best ? best.section - index.firstSections[ranked.page]! : 0
  const row = { entry, section, isBelow: false }
  if (!best || section === 0 || ranked.titleWords === slotCount) return { ...row, kind: 'page' }
  if (ranked.titleWords > 0 && ranked.titleWords >= best.words) return { ...row, kind: 'page' }
  return { ...row, kind: kindOf(best) }
}

function belowRows({ page, sections }: RankedPage, main: Row, index: SearchIndex): Row[] {
  const first = index.firstSections[page]!
  const least = (sections[0]?.score ?? 0) * goodShare
  return sections
    .filter(
      ({ section, score }) =>
        score >= least && section !== first && (main.kind === 'page' || section - first !== main.section),
    )
    .map((ranked) => ({
      entry: main.entry,
      section: ranked.section - first,
      kind: kindOf(ranked),
      isBelow: true,
    }))
}

const kindOf = ({ headingWords }: RankedSection) => (headingWords > 0 ? 'heading' : 'content')

function toHit({ entry, kind, section, isBelow }: Row, wanted: WantedWords): SearchHit {
  const { title, id } = entry.sections[section] ?? { title: '' }
  const hasSection = kind !== 'page' && title !== ''
  return {
    kind,
    title: markWords(entry.title, wanted),
    ...(hasSection && { section: markWords(title, wanted) }),
    href: entry.href,
    hash: hasSection && id ? `#${encodeURIComponent(id)}` : '',
    breadcrumbs: entry.breadcrumbs,
    lang: entry.lang,
    isBelow,
  }
}
