import { codeEnd, codeStart } from '../../model/searchPage.ts'
import type { PageEntry } from '../format/pageEntry.ts'
import type { Match, RankedPage, RankedSection } from '../query/query.ts'
import type { SearchHit, SearchRequest } from '../query/searchHit.ts'
import type { FoundPage } from '../query/selectPages.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { cutSnippet, readCode } from './cutSnippet.ts'
import { markWords, type WantedWords } from './markWords.ts'

/** The pages found, before they become hits. */
export interface Found {
  pages: FoundPage[]
  wanted: WantedWords
  slotCount: number
  /** The pages that hold all words. */
  full: ReadonlySet<number>
}

/** A hit before it is built, and the section of its snippet. */
interface Row {
  entry: PageEntry
  kind: SearchHit['kind']
  /** Number of the section within its page, and of the first section of this page. */
  section: number
  first: number
  isBelow: boolean
  isPartly: boolean
  more: number
}

/** Further sections of a page are shown only if their score reaches this share of the best. */
const goodShare = 0.6
/** The most sections of a page that are shown. */
const mostSections = 3

/** Builds hits without snippets. */
export function buildHits(found: Found, index: SearchIndex, request: SearchRequest): SearchHit[] {
  return chooseRows(found, index, request).map((row) => toHit(row, found.wanted))
}

/** Builds hits with their snippets, for which texts are loaded. */
export function addSnippets(found: Found, index: SearchIndex, request: SearchRequest): Promise<SearchHit[]> {
  const rows = chooseRows(found, index, request)
  return Promise.all(
    rows.map(async (row) => {
      const hit = toHit(row, found.wanted)
      const own = row.kind === 'page' && (await readText(row, 0, index))
      const section = own || (await readText(row, row.section, index))
      if (!section) return hit
      const marked = markWords(section.text, found.wanted, section.words())
      return {
        ...hit,
        snippet: cutSnippet(marked, request.snippetLength, own ? firstProse(own.text) : undefined),
      }
    }),
  )
}

/** Where prose begins in a text: behind code at its beginning. */
const firstProse = (text: string) => (text.startsWith(codeStart) ? text.indexOf(codeEnd) + 2 : 0)

/** The text of a section; undefined for one without, or if it cannot be loaded. */
async function readText({ first }: Row, section: number, index: SearchIndex) {
  const read = await index.text(first + section).catch(() => undefined)
  return read?.text ? read : undefined
}

/** How much better than the second page the first must be to answer a question. */
const clearLead = 1.2
/** The share of the words of a question, by weight, that title and heading must hold: `what happens when I type a URL` is not about URLs. */
const mostOfAll = 0.7
/** The most characters of an answer, which is two sentences. */
const longestAnswer = 320

/**
 * Builds the hit that answers a question: the introduction of the best page, if its title holds all that is asked for,
 * or else the first section whose heading does with the title. A heading comes before the introduction if it holds a
 * word of the question that the title lacks. There is none if another page is nearly as good.
 */
export async function buildAnswer(
  { pages: [first, second], wanted }: Found,
  matches: Match[],
  index: SearchIndex,
): Promise<SearchHit | undefined> {
  if (!first || (second && first.ranked.score < clearLead * second.ranked.score)) return undefined
  const { ranked, entry } = first
  const start = index.firstSections[ranked.page]!
  const weights = matches.map(({ slot }) => slot.weight)
  const asked = weights.reduce((bits, weight, place) => bits | (Number(weight >= 1) << place), 0)
  const isAsked = (slots: number) => {
    const named = slots | ranked.titleSlots
    return (named & asked) === asked && sharedWeight(weights, named) >= mostOfAll
  }
  const named = ranked.sections.find(
    ({ section, headingSlots }) =>
      section > start && (headingSlots & ~ranked.titleSlots) > 0 && isAsked(headingSlots),
  )
  if (!named && !isAsked(0)) return undefined
  const section = named ? named.section - start : 0
  const kind = named ? 'heading' : 'page'
  const { text } = await index.text(start + section).catch(() => ({ text: '' }))
  if (text === '') return undefined
  const hit = toHit({ entry, kind, section, first: start, isBelow: false, isPartly: false, more: 0 }, wanted)
  return { ...hit, snippet: readCode(markWords(firstSentences(text), wanted)) }
}

/** The share of the weights whose bits are set. */
function sharedWeight(weights: number[], slots: number): number {
  const sum = (some: number[]) => some.reduce((total, weight) => total + weight, 0)
  return sum(weights.filter((_, place) => (slots & (1 << place)) !== 0)) / sum(weights)
}

function firstSentences(text: string): string {
  const [two = ''] = /^(?:.*?[.!?]["”’)]?(?=\s+\P{Ll}|$)){1,2}/su.exec(text) ?? []
  return two !== '' && two.length <= longestAnswer ? two : cutSnippet({ text, marks: [] }, longestAnswer).text
}

/** Chooses one row per page, and further sections below the first pages: half as many as pages, or more if these are few. */
function chooseRows(
  { pages, slotCount, full }: Found,
  index: SearchIndex,
  { limit, withSections }: SearchRequest,
): Row[] {
  let room = withSections ? Math.max(limit - pages.length, Math.ceil(limit / 2)) : 0
  return pages.flatMap(({ ranked, entry }) => {
    const isPartly = !full.has(ranked.page)
    const main = { ...mainRow(ranked, entry, { index, slotCount }), isPartly }
    const all = belowRows(ranked, main, index)
    const below = all.slice(0, Math.min(room, mostSections - Number(main.kind !== 'page')))
    room -= below.length
    return [{ ...main, more: all.length - below.length }, ...below]
  })
}

interface RowSources {
  index: SearchIndex
  slotCount: number
}

/** The row of a page: the page itself if its title says at least as much as the best section, else that section. */
function mainRow(ranked: RankedPage, entry: PageEntry, { index, slotCount }: RowSources): Row {
  const [best] = ranked.sections
  const first = index.firstSections[ranked.page]!
  const section = best ? best.section - first : 0
  const row = { entry, section, first, isBelow: false, isPartly: false, more: 0 }
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
      first,
      kind: kindOf(ranked),
      isBelow: true,
      isPartly: main.isPartly,
      more: 0,
    }))
}

const kindOf = ({ headingWords }: RankedSection) => (headingWords > 0 ? 'heading' : 'content')

function toHit({ entry, kind, section, isBelow, isPartly, more }: Row, wanted: WantedWords): SearchHit {
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
    ...(isPartly && { isPartly }),
    ...(more > 0 && { more }),
  }
}
