import { foldWord } from '../analysis/foldWord.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { candidatesOf } from './candidatesOf.ts'
import { repairWord } from './repairWord.ts'
import type { Candidate, Match, Slot } from './slot.ts'
import { toMatch } from './toMatch.ts'

/** Qualities of a correction of one letter, and of two words typed as one. */
const [wrongLetter, splitWord] = [0.5, 0.9]
/** A word in at most this many sections may be a typo for another word. */
const fewPlaces = 5

/** Adds corrections of rare words, for a query that no page answers as typed. */
export async function correctRareWords(matches: Match[], index: SearchIndex): Promise<Match[]> {
  return Promise.all(
    matches.map(async (match) => {
      const isRare = match.candidates.every(({ form }) => form.body.length <= fewPlaces)
      if (!isRare || match.isCommon) return match
      const corrected = await correctWord(match.slot, index).catch(() => [])
      return toMatch(match.slot, [...match.candidates, ...corrected])
    }),
  )
}

/** Finds corrections of a mistyped word. */
export async function correctWord(slot: Slot, index: SearchIndex): Promise<Candidate[]> {
  const repairs = await repairWord(slot, index)
  const found = await Promise.all(
    repairs.map(async ({ key, edits }) => {
      const exact = foldWord(slot.exact) === slot.exact ? key : slot.exact
      return candidatesOf(await index.term(key), { exact }, edits === 0 ? splitWord : wrongLetter / edits)
    }),
  )
  return found.flat()
}
