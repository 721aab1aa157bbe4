import { nearestMatch } from '../nearestMatch.ts'
import { didYouMean } from './didYouMean.ts'

/** Asks whether the candidate was meant that is spelt most like a word; undefined where none is near enough. */
export function suggest(word: string, candidates: string[]): string | undefined {
  return didYouMean(nearestMatch(word, candidates))
}
