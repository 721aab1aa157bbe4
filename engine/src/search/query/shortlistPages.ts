import type { SearchIndex } from '../searchIndex.ts'
import { type Match, neededWeight } from './query.ts'
import { rarityOf, visitPlaces } from './rarity.ts'

/** The best pages for a query, judged by their words alone. */
export interface Shortlist {
  pages: number[]
  /** All matching pages, of which these are the best. */
  found: number[]
  /** The pages that contain all words, apart from function words. */
  full: ReadonlySet<number>
}

/** The most pages that are ranked in detail. */
const mostPages = 300
/** Exponent of the share of the words found: the higher, the more a missing word costs. */
export const coveragePower = 1
/** A page that holds less than this share of what the best page holds does not match. */
const leastShare = 0.2

/** Chooses the pages that hold the query's words, or enough of them; those with all come with the others. */
export function shortlistPages(
  index: SearchIndex,
  matches: Match[],
  isAllowed: (page: number) => boolean,
): Shortlist {
  const { scores, covered, slots } = scorePages(index, matches)
  const all = 2 ** matches.length - 1
  const needed = matches.reduce((bits, match, slot) => bits | (Number(isNeeded(match)) << slot), 0)
  const possible: number[] = []
  let most = 0
  for (const [page, score] of scores.entries())
    if (score > 0 && (slots[page]! & needed) === needed && isAllowed(page)) {
      possible.push(page)
      most = Math.max(most, covered[page]!)
    }
  if (possible.length === 0 && matches.every(({ isCommon }) => isCommon))
    possible.push(...[...scores.keys()].filter(isAllowed))
  const found = possible.filter((page) => covered[page]! >= most * leastShare)
  const full = new Set(found.filter((page) => slots[page] === all))
  return { pages: bestOf(found, scores), found, full }
}

function isNeeded({ slot: { clause } }: Match): boolean {
  return clause.presence === 'required' || clause.isPhrase || clause.field !== undefined
}

interface PageScores {
  scores: Float32Array
  /** The rarity of the words that each page contains, added up. */
  covered: Float32Array
  /** A bit mask of the words that each page contains or need not contain. */
  slots: Uint16Array
}

/** Scores pages by the weights of the query's words in them and by the share of the words that they contain. */
function scorePages(index: SearchIndex, matches: Match[]): PageScores {
  const { length } = index.map.sectionCounts
  const [scores, covered, slots] = [
    new Float32Array(length),
    new Float32Array(length),
    new Uint16Array(length),
  ]
  let total = 0
  for (const [slot, match] of matches.entries()) {
    const rarity = rarityOf(match, index)
    const isGiven = match.isCommon || match.slot.weight < neededWeight
    total += rarity
    for (const [page, weight] of bestWeights(index, match).entries()) {
      if (weight > 0 || match.isCommon) covered[page]! += rarity
      if (weight > 0 || isGiven) slots[page]! |= 1 << slot
      scores[page]! += weight * rarity
    }
  }
  for (const page of scores.keys()) scores[page]! *= (covered[page]! / total) ** coveragePower
  return { scores, covered, slots }
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
