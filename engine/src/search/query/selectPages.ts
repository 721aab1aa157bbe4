import { foldText } from '../../std/text.ts'
import { findWords } from '../analysis/findWords.ts'
import type { PageEntry, SectionEntry } from '../format/pageEntry.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { findPhraseNames, findPhrasePages } from './findTogether.ts'
import type { Plan } from './planQuery.ts'
import type { Clause, RankedPage } from './query.ts'
import type { SearchFacets, SearchRequest } from './searchHit.ts'
import type { Shortlist } from './shortlistPages.ts'

/** Matching pages in the order of display. */
export interface Selection {
  pages: FoundPage[]
  total: number
  /** Number of those that hold all words. */
  full: number
  facets: SearchFacets
}

export interface FoundPage {
  ranked: RankedPage
  entry: PageEntry
}

/** A query, and where it is asked. */
export interface Question {
  index: SearchIndex
  plan: Plan
  request: SearchRequest
}

/** The most pages to load for checking facts about pages, and for checking phrases in their texts. */
const mostEntries = 1000

const mostTexts = 120

/** How many are loaded at first, then twice as many. Texts are large, so loading stops as soon as enough pages match. */
const [entriesAtOnce, textsAtOnce] = [40, 10]

/** Selects the pages that match the filters and phrases, up to the limit. */
export async function selectPages(
  ranked: RankedPage[],
  { found: matching, full }: Shortlist,
  question: Question,
): Promise<Selection> {
  const { phrases } = question.plan
  const { limit } = question.request
  const isFiltered = needsLook(question.plan, question.request)
  const likely = phrases.length > 0 ? await likelyPages(ranked, question) : ranked
  const most = phrases.length > 0 ? mostTexts : isFiltered ? mostEntries : limit
  const names = await Promise.all(phrases.map((phrase) => findPhraseNames(phrase, question.index)))
  const found = await lookInto(likely.slice(0, most), question, names)
  const pages = found.filter(({ entry }) => isChosen(entry, question.request))
  return {
    pages: pages.slice(0, limit),
    total: isFiltered ? pages.length : matching.length,
    full: isFiltered ? pages.filter(({ ranked: { page } }) => full.has(page)).length : full.size,
    facets: collectFacets(found.map(({ entry }) => entry)),
  }
}

/** Whether pages must be looked into to know which of them match. */
export function needsLook({ filters, phrases }: Plan, { section, lang }: SearchRequest): boolean {
  return filters.length + phrases.length > 0 || section !== undefined || lang !== undefined
}

/**
 * The pages that may hold all phrases: on a small site, those where one section, heading or title has all the words of
 * the longest; on a large one, those where all its words are neighbours.
 */
async function likelyPages(ranked: RankedPage[], { index, plan }: Question): Promise<RankedPage[]> {
  if (index.isLarge) {
    const pages = await Promise.all(
      plan.phrases.map(async (phrase) => {
        const [texts, names] = await Promise.all([
          findPhrasePages(phrase, index),
          findPhraseNames(phrase, index),
        ])
        return texts && new Set([...texts, ...names])
      }),
    )
    return ranked.filter(({ page }) => pages.every((some) => some?.has(page) ?? true))
  }
  const needed = Math.max(...plan.phrases.map((phrase) => findWords(phrase).length))
  return ranked.filter(
    ({ titleWords, sections }) =>
      titleWords >= needed ||
      sections.some(({ words, headingWords }) => Math.max(words, headingWords) >= needed),
  )
}

/** The pages for which filters and phrases hold; a name of a page counts as its text (`names`, for each phrase). */
async function lookInto(
  ranked: RankedPage[],
  { index, plan, request }: Question,
  names: Set<number>[],
): Promise<FoundPage[]> {
  const found: FoundPage[] = []
  const needsTexts = plan.phrases.length > 0
  const tags = plan.filters.some(({ field }) => field === 'tag') ? await index.tags() : []
  let atOnce = needsTexts ? textsAtOnce : entriesAtOnce
  const isEnough = () =>
    needsTexts && found.filter(({ entry }) => isChosen(entry, request)).length > request.limit
  for (let first = 0; first < ranked.length && !isEnough(); atOnce *= 2) {
    const looked = ranked.slice(first, first + atOnce).map(async (page) => {
      const [entry, sections] = await Promise.all([
        index.page(page.page),
        needsTexts ? readSections(page, plan, index) : [],
      ])
      const tagged = { ...entry, tags: tags[page.page] ?? [] }
      return isRight(tagged, sections, plan, (phrase) => names[phrase]!.has(page.page))
        ? [{ ranked: page, entry }]
        : []
    })
    first += atOnce
    found.push(...(await Promise.all(looked)).flat())
  }
  return found
}

function isChosen({ breadcrumbs, lang }: PageEntry, chosen: SearchRequest): boolean {
  const isInSection = chosen.section === undefined || breadcrumbs[0] === chosen.section
  return isInSection && (chosen.lang === undefined || lang === chosen.lang)
}

/** The sections of a page where phrases may be, which are asked for together with its entry. */
async function readSections(
  { sections }: RankedPage,
  { phrases }: Plan,
  index: SearchIndex,
): Promise<SectionEntry[]> {
  const fewest = index.isLarge ? 1 : Math.min(...phrases.map((phrase) => findWords(phrase).length))
  const likely = sections.filter(({ words }) => words >= fewest)
  return Promise.all(likely.map(({ section }) => index.section(section)))
}

type TaggedEntry = PageEntry & { tags: string[] }

function isRight(
  entry: TaggedEntry,
  sections: SectionEntry[],
  { filters, phrases }: Plan,
  isNamed: (phrase: number) => boolean,
): boolean {
  if (!filters.every((filter) => isTrueOf(entry, filter) !== (filter.presence === 'prohibited'))) return false
  if (phrases.length === 0) return true
  const texts = [entry.title, ...sections.flatMap(({ title, text }) => [title, text])]
  const plain = texts.map((text) => ` ${plainText(text)} `)
  return phrases.every(
    (phrase, place) => isNamed(place) || plain.some((text) => text.includes(` ${plainText(phrase)} `)),
  )
}

function isTrueOf({ href, lang, tags }: TaggedEntry, { field, text }: Clause): boolean {
  const wanted = plainText(text)
  if (field === 'lang') return plainText(lang).startsWith(wanted)
  if (field === 'tag') return tags.some((tag) => plainText(tag) === wanted)
  return ` ${plainText(decodeURI(href))} `.includes(` ${wanted} `)
}

/** The sections and languages of pages, most frequent first. */
export function collectFacets(pages: Pick<PageEntry, 'breadcrumbs' | 'lang'>[]): SearchFacets {
  return {
    sections: byCount(pages.flatMap(({ breadcrumbs }) => breadcrumbs.slice(0, 1))),
    langs: byCount(pages.map(({ lang }) => lang)),
  }
}

/** Distinct values by frequency. Equal counts keep the order of the pages. */
function byCount(values: string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value)
}

/** The words of a text in lower case, without marks and punctuation, for comparing texts. */
function plainText(text: string): string {
  return foldText(text)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .join(' ')
}
