import { nearestMatch } from '../nearestMatch.ts'
import { didYouMean } from './didYouMean.ts'

/** "Did you mean …?" with the candidate nearest to a word; undefined if none is near enough. */
export function suggest(word: string, candidates: string[]): string | undefined {
  return didYouMean(nearestMatch(word, candidates))
}
