import { decodeKeystrokes } from '../analysis/decodeKeystrokes.ts'
import { foldWord } from '../analysis/foldWord.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { candidatesOf } from './candidatesOf.ts'
import type { Candidate, Match, Slot } from './slot.ts'
import { toMatch } from './toMatch.ts'

/** Quality factor of the word as typed, when it was decoded. */
const other = 0.4

/** Finds the word that its keystrokes would have produced with a Vietnamese input method on. */
export async function findDecoded({ exact }: Slot, index: SearchIndex): Promise<Candidate[]> {
  const meant = decodeKeystrokes(exact)
  return meant ? candidatesOf(await index.term(foldWord(meant)), { exact: meant }) : []
}

/** If one word only exists when decoded, decodes all words, even those that exist as typed: `cos` is `có`. */
export async function decodeWords(matches: Match[], index: SearchIndex): Promise<Match[]> {
  if (!matches.some(({ isDecoded }) => isDecoded)) return matches
  return Promise.all(
    matches.map(async (match) => {
      const decoded = match.isDecoded ? [] : await findDecoded(match.slot, index).catch(() => [])
      const asTyped = match.candidates.map((one) => ({ ...one, quality: one.quality * other }))
      return decoded.length > 0 ? toMatch(match.slot, [...decoded, ...asTyped]) : match
    }),
  )
}
