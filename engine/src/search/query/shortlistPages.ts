import type { SearchIndex } from '../searchIndex.ts'
import type { Match } from './query.ts'
import { rarityOf, visitPlaces } from './rarity.ts'

/** The best pages for a query, judged by their words alone. */
export interface Shortlist {
  pages: number[]
  /** Number of matching pages. */
  total: number
  /** Whether they contain all words. */
  isComplete: boolean
}

/** In a query of at least this many words, one may be a typo and can be missing. */
const manyWords = 3
/** The most pages that are ranked in detail. */
const mostPages = 300

/** Prefers pages with all words; if there are none, takes those with some. */
export function shortlistPages(
  index: SearchIndex,
  matches: Match[],
  isAllowed: (page: number) => boolean,
): Shortlist {
  const isGiven = (match: Match) =>
    match.isCommon || (match.isDoubtful && !isNeeded(match) && matches.length >= manyWords)
  const { scores, slots } = scorePages(index, matches, isGiven)
  const all = 2 ** matches.length - 1
  const needed = matches.reduce((bits, match, slot) => bits | (Number(isNeeded(match)) << slot), 0)
  const possible: number[] = []
  for (const [page, score] of scores.entries())
    if (score > 0 && (slots[page]! & needed) === needed && isAllowed(page)) possible.push(page)
  if (possible.length === 0 && matches.every(({ isCommon }) => isCommon))
    possible.push(...[...scores.keys()].filter(isAllowed))
  const complete = possible.filter((page) => slots[page] === all)
  const found = complete.length > 0 ? complete : possible
  return { pages: bestOf(found, scores), total: found.length, isComplete: complete.length > 0 }
}

function isNeeded({ slot: { clause } }: Match): boolean {
  return clause.presence === 'required' || clause.isPhrase || clause.field !== undefined
}

/** The total weight of the query's words in each page, and a bit mask of the words it contains. */
function scorePages(index: SearchIndex, matches: Match[], isGiven: (match: Match) => boolean) {
  const { sectionCounts } = index.map
  const scores = new Float32Array(sectionCounts.length)
  const slots = new Uint16Array(sectionCounts.length)
  for (const [slot, match] of matches.entries()) {
    const rarity = rarityOf(match, index)
    for (const [page, weight] of bestWeights(index, match).entries()) {
      scores[page]! += weight * rarity
      if (weight > 0 || isGiven(match)) slots[page]! |= 1 << slot
    }
  }
  return { scores, slots }
}

/** The best weight of a word of the query in each page. */
function bestWeights({ map, pageOf }: SearchIndex, { candidates, slot: { clause } }: Match): Float32Array {
  const best = new Float32Array(map.sectionCounts.length)
  for (const { form, quality } of candidates) {
    const raise = (page: number, weight: number) => {
      if (weight * quality * clause.boost > best[page]!) best[page] = weight * quality * clause.boost
    }
    const raiseSection = (section: number, weight: number) => raise(pageOf[section]!, weight)
    visitPlaces(form, clause, { title: raise, heading: raiseSection, body: raiseSection })
  }
  return best
}

function bestOf(pages: number[], scores: Float32Array): number[] {
  if (pages.length <= mostPages) return pages
  const least = Float32Array.from(pages, (page) => scores[page]!)
    .sort()
    .at(-mostPages)!
  return pages.filter((page) => scores[page]! >= least).slice(0, 2 * mostPages)
}
