import { editDistance } from '../../std/text.ts'
import { type Candidate, type Match, neededWeight } from '../query/query.ts'
import { visitPlaces } from '../query/rarity.ts'
import type { Replacement, SearchAnswer } from '../query/searchHit.ts'
import type { SearchIndex } from '../searchIndex.ts'

/** Which words of a query the best page holds only in another form, and the query that does without these forms. */
export function explainWords(
  typed: string,
  matches: Match[],
  page: number | undefined,
  index: SearchIndex,
): SearchAnswer['instead'] {
  if (page === undefined) return undefined
  const replaced = matches.map((match) => findReplacement(match, page, index))
  const words = joinNeighbours(replaced)
  if (words.length === 0) return undefined
  const clauses = new Set(matches.filter((_, slot) => replaced[slot]).map(({ slot }) => slot.clause.text))
  return { words, exactQuery: quoteAll(typed, [...clauses]) }
}

function findReplacement(match: Match, page: number, index: SearchIndex): Replacement | undefined {
  const found = match.candidates.filter((candidate) => isOnPage(candidate, match, page, index))
  const best = found.toSorted((one, other) => other.quality - one.quality)[0]
  if (!best?.instead || found.some(({ instead }) => !instead)) return undefined
  return {
    typed: match.slot.exact,
    used: best.instead,
    isKnown: match.candidates.some(({ instead }) => !instead),
  }
}

function isOnPage({ form }: Candidate, { slot }: Match, page: number, { pageOf }: SearchIndex): boolean {
  let isFound = false
  const look = (at: number) => {
    isFound ||= at === page
  }
  const lookAtSection = (section: number) => look(pageOf[section]!)
  visitPlaces(form, slot.clause, { title: look, heading: lookAtSection, body: lookAtSection })
  return isFound
}

/** Joins replaced neighbours: `post gres`, of which both became `postgres`, or words in keystrokes. */
function joinNeighbours(replaced: (Replacement | undefined)[]): Replacement[] {
  const joined: Replacement[] = []
  for (const [place, word] of replaced.entries()) {
    const before = replaced[place - 1] && joined.at(-1)
    if (word && before) {
      before.typed += ` ${word.typed}`
      before.used += before.used.endsWith(word.used) ? '' : ` ${word.used}`
      before.isKnown &&= word.isKnown
    } else if (word) joined.push({ ...word })
  }
  return joined
}

/** Puts pieces of a query in quotes, which ask for words as they are. */
function quoteAll(typed: string, pieces: string[]): string {
  return typed
    .split(/(\s+)/)
    .map((piece) => (pieces.includes(piece) ? `"${piece}"` : piece))
    .join('')
}

const mostNearest = 4
/** Shorter words resemble too many others. */
const shortestNear = 3
/** Words with a larger share of other letters are not similar: nobody who types `giscus` means `github`. */
const mostDifferent = 0.4

/** Finds words of titles that are similar to those of a query. */
export async function findNearest(matches: Match[], index: SearchIndex): Promise<string[]> {
  const typed = matches.map(({ slot }) => slot).filter(({ weight }) => weight >= neededWeight)
  if (typed.length === 0) return []
  const words = await index.vocabulary().catch(() => [])
  const near = words
    .filter(({ length }) => length >= shortestNear)
    .map((word) => ({ word, far: Math.min(...typed.map(({ folded }) => distance(folded, word))) }))
    .filter(({ far }) => far <= mostDifferent)
    .sort((one, other) => one.far - other.far)
  const terms = near.slice(0, mostNearest).map(({ word }) => index.term(word).catch(() => undefined))
  return (await Promise.all(terms)).flatMap((term) => term?.forms[0]?.spelling ?? [])
}

/** The share of letters that differ. */
function distance(typed: string, word: string): number {
  const most = Math.floor(typed.length * mostDifferent)
  return editDistance(typed, word, most + 1) / typed.length
}
