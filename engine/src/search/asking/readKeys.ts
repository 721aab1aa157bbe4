import { decodeTyping } from '../analysis/decodeTyping.ts'
import { foldWord } from '../analysis/foldWord.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { candidatesOf } from './candidatesOf.ts'
import type { Candidate, Match, Slot } from './slot.ts'
import { toMatch } from './toMatch.ts'

/** What the word itself counts then. */
const other = 0.4

/** What the keys of a Vietnamese keyboard would have written, had it been switched on. */
export async function findKeyed({ exact }: Slot, index: SearchIndex): Promise<Candidate[]> {
  const meant = decodeTyping(exact)
  return meant ? candidatesOf(await index.term(foldWord(meant)), { exact: meant }) : []
}

/** Whoever typed one word in such keys typed all in them, also where they are another word: `cos` is `có`. */
export async function readKeys(matches: Match[], index: SearchIndex): Promise<Match[]> {
  if (!matches.some(({ isKeyed }) => isKeyed)) return matches
  return Promise.all(
    matches.map(async (match) => {
      const keyed = match.isKeyed ? [] : await findKeyed(match.slot, index).catch(() => [])
      const asTyped = match.candidates.map((one) => ({ ...one, quality: one.quality * other }))
      return keyed.length > 0 ? toMatch(match.slot, [...keyed, ...asTyped]) : match
    }),
  )
}
