import type { RankedPage, RankedSection } from '../asking/rankPages.ts'
import type { SearchHit, SearchRequest } from '../asking/searchHit.ts'
import type { FoundPage } from '../asking/selectPages.ts'
import type { PageEntry } from '../format/pageEntry.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { cutSnippet } from './cutSnippet.ts'
import { markWords, type WantedWords } from './markWords.ts'

/** What was found, before it is shown. */
export interface Found {
  pages: FoundPage[]
  wanted: WantedWords
  slotCount: number
}

/** A hit, and where its snippet comes from. */
interface Row {
  entry: PageEntry
  kind: SearchHit['kind']
  /** Number of the section within its page. */
  section: number
  isBelow: boolean
}

/** More sections of one page are shown only if they are nearly as good as its best, and not many of them. */
const goodShare = 0.6
const mostBelow = 3

/** The hits without their texts, and a promise of the same with them. */
export function buildHits(
  found: Found,
  index: SearchIndex,
  request: SearchRequest,
): [hits: SearchHit[], complete: Promise<SearchHit[]>] {
  const rows = chooseRows(found, index, request)
  const hits = rows.map((row) => toHit(row, found.wanted))
  const complete = rows.map(async (row, place): Promise<SearchHit> => {
    const section = await index.text(row.entry, row.section).catch(() => undefined)
    if (!section?.text) return hits[place]!
    const marked = markWords(section.text, found.wanted, section.words())
    return { ...hits[place]!, snippet: cutSnippet(marked, request.snippetLength) }
  })
  return [hits, Promise.all(complete)]
}

/** One row for each page; where pages leave room, further sections stand below theirs. */
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

/** The page itself if its title says at least as much as the best section does. */
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
