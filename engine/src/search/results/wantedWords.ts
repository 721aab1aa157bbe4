import { foldWord } from '../analysis/foldWord.ts'
import type { Match } from '../query/slot.ts'
import type { WantedWords } from './markWords.ts'

/** The spellings to mark for a query. */
export function wantedWords(matches: Match[]): WantedWords {
  const wanted: WantedWords = { exact: new Set(), folded: new Set() }
  for (const { slot, candidates } of matches) {
    const surest = candidates.reduce((most, { quality }) => Math.max(most, quality), 0)
    const isCompletion = (spelling: string) => foldWord(spelling).startsWith(slot.folded)
    for (const { form, quality } of candidates)
      if (quality >= surest / 2 && !(slot.isPrefix && isCompletion(form.spelling)))
        wanted.exact.add(form.spelling)
    if (slot.isPrefix) wanted.prefix = slot.folded
    wanted.exact.add(slot.exact)
    if (slot.exact === slot.folded) wanted.folded.add(slot.folded)
  }
  return wanted
}
