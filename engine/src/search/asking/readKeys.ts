import { decodeTyping } from '../analysis/decodeTyping.ts'
import { foldWord } from '../analysis/foldWord.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { candidatesOf } from './candidatesOf.ts'
import type { Candidate, Match, Slot } from './slot.ts'
import { toMatch } from './toMatch.ts'

/** Quality factor of the word as typed, when it was decoded. */
const other = 0.4

/** Finds the word that its keystrokes would have produced with a Vietnamese input method on. */
export async function findKeyed({ exact }: Slot, index: SearchIndex): Promise<Candidate[]> {
  const meant = decodeTyping(exact)
  return meant ? candidatesOf(await index.term(foldWord(meant)), { exact: meant }) : []
}

/** If one word only exists when decoded, decodes all words, even those that exist as typed: `cos` is `có`. */
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
