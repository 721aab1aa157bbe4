import type { Word } from '../analysis/findWords.ts'
import { foldWord } from '../analysis/foldWord.ts'
import type { Match } from './slot.ts'

/** Tells of words how much of a query they hold in one go: 0 for one word of it, 1 for all. */
export type LongestRun = (words: Word[]) => number

/** Words count as what they may stand for: so a run may have a slip in it, or be typed without marks. */
export function createLongestRun(matches: Match[]): LongestRun {
  const slotsOf = slotsOfWords(matches)
  return (words) => {
    let longest = 1
    // How many words of the query end at a word of the text, for each that may be the last of them.
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

/** For words of a text, folded: which words of the query they may stand for. */
function slotsOfWords(matches: Match[]): Map<string, number[]> {
  const slots = new Map<string, number[]>()
  for (const [number, { slot, candidates }] of matches.entries())
    for (const word of new Set([slot.folded, ...candidates.map(({ form }) => foldWord(form.spelling))]))
      slots.set(word, [...(slots.get(word) ?? []), number])
  return slots
}
