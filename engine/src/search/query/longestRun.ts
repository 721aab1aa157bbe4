import type { Word } from '../analysis/findWords.ts'
import { foldWord } from '../analysis/foldWord.ts'
import type { Match } from './slot.ts'

/** Returns how much of a query a text holds as one run of words: 0 for a single word, 1 for all. */
export type LongestRun = (words: Word[]) => number

/** Words match through their candidates, so a run may contain typos or lack marks. */
export function createLongestRun(matches: Match[]): LongestRun {
  const slotsOf = slotsOfWords(matches)
  return (words) => {
    let longest = 1
    // For each word of the query: the length of the run that ends with it at the current word of the text.
    let before = new Uint8Array(matches.length)
    let now = new Uint8Array(matches.length)
    for (const { folded } of words) {
      now.fill(0)
      for (const slot of slotsOf.get(folded) ?? []) {
        now[slot] = 1 + (before[slot - 1] ?? 0)
        longest = Math.max(longest, now[slot]!)
      }
      ;[before, now] = [now, before]
    }
    return (longest - 1) / (matches.length - 1)
  }
}

/** Maps folded words to the words of the query that they match. */
function slotsOfWords(matches: Match[]): Map<string, number[]> {
  const slots = new Map<string, number[]>()
  for (const [number, { slot, candidates }] of matches.entries())
    for (const word of new Set([slot.folded, ...candidates.map(({ form }) => foldWord(form.spelling))]))
      slots.set(word, [...(slots.get(word) ?? []), number])
  return slots
}
