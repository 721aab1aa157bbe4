import { sum } from '../../std/collections.ts'
import type { RankedPage } from './query.ts'

/** A word of a title or heading that a word of the query matched. */
export interface TitleWord {
  /** Index of the word in the query. */
  slot: number
  position: number
  /** How many words the title has. */
  length: number
  quality: number
}

/**
 * The most that a score grows if a title is completely covered, if its words are in order, and if it equals the query.
 */
const [coverage, order, sameness] = [0.7, 0.4, 0.6]

/** The factor by which a title raises the score: 1 if no word of it matches. */
export function agreeTitle(words: TitleWord[], weights: number[]): number {
  if (words.length === 0) return 1
  const queryLength = weights.filter((weight) => weight > 0).length
  const all = sum(weights)
  const best = bestOfEachSlot(words)
  const covered = best.reduce((total, { quality }) => total + quality, 0)
  const ofTitle = Math.min(1, covered / words[0]!.length)
  const ofQuery = best.reduce((total, { slot, quality }) => total + quality * weights[slot]!, 0) / all
  const inOrder =
    best.filter((word, index) => isNext(best[index - 1], word)).length / Math.max(1, queryLength - 1)
  const isSame =
    best.length === queryLength &&
    queryLength === words[0]!.length &&
    best.every(({ position }, index) => position === index)
  return 1 + coverage * ofTitle * ofQuery + order * inOrder + (isSame ? sameness * ofQuery : 0)
}

function bestOfEachSlot(words: TitleWord[]): TitleWord[] {
  const best: TitleWord[] = []
  for (const word of words) {
    const known = best[word.slot]
    if (!known || known.quality < word.quality) best[word.slot] = word
  }
  return best.filter(Boolean)
}

function isNext(before: TitleWord | undefined, word: TitleWord): boolean {
  return before !== undefined && word.slot === before.slot + 1 && word.position === before.position + 1
}

/** Whether the title or a heading holds all words of a query, which is evidence enough. */
export function hasAllInTitle({ titleWords, sections }: RankedPage, slotCount: number): boolean {
  return titleWords === slotCount || sections[0]?.headingWords === slotCount
}
