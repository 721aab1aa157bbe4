import { codeEnd, codeStart } from '../../model/searchPage.ts'
import { sum } from '../../std/collections.ts'
import type { PageEntry } from '../format/pageEntry.ts'
import type { Match, RankedPage, RankedSection } from '../query/query.ts'
import type { SearchHit, SearchRequest } from '../query/searchHit.ts'
import type { FoundPage } from '../query/selectPages.ts'
import type { ReadSection, SearchIndex, Section } from '../searchIndex.ts'
import { cutSnippet, readCode } from './cutSnippet.ts'
import { markWords, type WantedWords } from './markWords.ts'

/** The pages found, before they become hits. */
export interface Found {
  pages: FoundPage[]
  wanted: WantedWords
  slotCount: number
  /** The pages that hold all words. */
  full: ReadonlySet<number>
  read: ReadSection
}

/** A hit before it is built. */
interface Row {
  entry: PageEntry
  kind: SearchHit['kind']
  /** The section that it shows, and the one whose text is shown if that has none. */
  section: number
  other: number | undefined
  isBelow: boolean
  isPartly: boolean
}

/** The rows of a page: the page or its best section, further sections, and how many more match well. */
interface PageRows {
  main: Row
  below: Row[]
  more: number
}

/** Further sections of a page are shown only if their score reaches this share of the best. */
const goodShare = 0.6
/** The most sections of a page that are shown. */
const mostSections = 3

/**
 * Builds hits with headings and snippets from so many files of texts, as the list comes to them. The pages that these do
 * not hold are shown by their titles.
 */
export async function buildHits(
  found: Found,
  index: SearchIndex,
  request: SearchRequest,
  files = request.textFiles ?? Number.POSITIVE_INFINITY,
): Promise<SearchHit[]> {
  const pages = chooseRows(found, index, request)
  const read = (section: number) => found.read(section, files)
  // Begins in the order of the list.
  for (const { main, below } of pages) for (const { section } of [main, ...below]) void read(section)
  const build = (row: Row) => buildHit(row, { read, wanted: found.wanted, length: request.snippetLength })
  const built = pages.map(async ({ main, below, more }) => {
    const [hit, ...others] = await Promise.all([build(main), ...below.map(build)])
    const shown = others.filter((other) => other !== undefined)
    // Those that go on a list of sections: a page without a text is named only.
    const isList = hit?.snippet && (main.kind !== 'page' || shown.length > 0)
    const left = isList ? more + below.length - shown.length : 0
    return [{ ...(hit ?? toHit(main, found.wanted)), ...(left > 0 && { more: left }) }, ...shown]
  })
  return (await Promise.all(built)).flat()
}

/** Builds hits before the reader pauses: no text is read but that of the best one, which Enter opens. */
export async function buildFirstHits(
  found: Found,
  index: SearchIndex,
  request: SearchRequest,
): Promise<SearchHit[]> {
  const [first] = found.pages
  const isSection = first && shownSection(first.ranked, found.slotCount, index) !== undefined
  const hits = await buildHits(found, index, request, Number(isSection))
  return hits.map(({ more, ...hit }) => hit)
}

/** The section that stands for a page; undefined for the page itself, if its title says at least as much. */
export function shownSection(
  { page, titleWords, sections: [best] }: RankedPage,
  slotCount: number,
  { firstSections }: SearchIndex,
): RankedSection | undefined {
  if (!best || best.section === firstSections[page] || titleWords === slotCount) return undefined
  return titleWords > 0 && titleWords >= best.words ? undefined : best
}

interface HitSources {
  read(section: number): Promise<Section | undefined>
  wanted: WantedWords
  length: number
}

/** Builds a hit; undefined for one whose section is not read. */
async function buildHit(row: Row, { read, wanted, length }: HitSources): Promise<SearchHit | undefined> {
  const section = await read(row.section)
  if (!section && row.kind !== 'page') return undefined
  const hit = toHit(row, wanted, section)
  const shown = section?.text || row.other === undefined ? section : await read(row.other)
  if (!shown?.text) return hit
  const marked = markWords(shown.text, wanted, shown.words())
  const start = row.kind === 'page' && shown === section ? firstProse(shown.text) : undefined
  return { ...hit, snippet: cutSnippet(marked, length, start) }
}

/** Where prose begins in a text: behind code at its beginning. */
const firstProse = (text: string) => (text.startsWith(codeStart) ? text.indexOf(codeEnd) + 2 : 0)

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
  const at = named?.section ?? start
  const section = await index.section(at).catch(() => undefined)
  if (!section?.text) return undefined
  const kind = named ? 'heading' : 'page'
  const snippet = readCode(markWords(firstSentences(section.text), wanted))
  return { ...toHit({ entry, kind, isBelow: false, isPartly: false }, wanted, section), snippet }
}

/** The share of the weights whose bits are set. */
function sharedWeight(weights: number[], slots: number): number {
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
): PageRows[] {
  let room = withSections ? Math.max(limit - pages.length, Math.ceil(limit / 2)) : 0
  return pages.map(({ ranked, entry }) => {
    const first = index.firstSections[ranked.page]!
    const best = shownSection(ranked, slotCount, index)
    const others = goodSections(ranked).filter((one) => one !== best && one.section !== first)
    const below = others.slice(0, Math.min(room, mostSections - Number(best !== undefined)))
    const other = ranked.sections.find((one) => one.section !== first && !below.includes(one))
    const rowOf = (section?: RankedSection): Row => ({
      entry,
      isBelow: section !== best,
      isPartly: !full.has(ranked.page),
      ...(section
        ? { section: section.section, other: undefined, kind: kindOf(section) }
        : { section: first, other: other?.section, kind: 'page' }),
    })
    room -= below.length
    return { main: rowOf(best), below: below.map(rowOf), more: others.length - below.length }
  })
}

function goodSections({ sections }: RankedPage): RankedSection[] {
  const least = (sections[0]?.score ?? 0) * goodShare
  return sections.filter(({ score }) => score >= least)
}

const kindOf = ({ headingWords }: RankedSection) => (headingWords > 0 ? 'heading' : 'content')

/** A hit without its snippet; one without its section is the page. */
function toHit(
  { entry, kind, isBelow, isPartly }: Omit<Row, 'section' | 'other'>,
  wanted: WantedWords,
  section?: Section,
): SearchHit {
  const { title, id } = section ?? { title: '' }
  const hasSection = kind !== 'page' && title !== ''
  return {
    kind: section ? kind : 'page',
    title: markWords(entry.title, wanted),
    ...(hasSection && { section: markWords(title, wanted) }),
    href: entry.href,
    hash: hasSection && id ? `#${encodeURIComponent(id)}` : '',
    breadcrumbs: entry.breadcrumbs,
    lang: entry.lang,
    isBelow,
    ...(isPartly && { isPartly }),
  }
}
