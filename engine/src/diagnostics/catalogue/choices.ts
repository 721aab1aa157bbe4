import { nearestFirst } from '../nearestFirst.ts'

/** A sentence that lists the candidates for a word, the nearest first. `kind` is what they are, in the plural. */
export function choices(kind: string, word: string, candidates: string[]): string {
  if (candidates.length === 0) return `There are no ${kind}.`
  return `The ${kind} are: ${nearestFirst(word, candidates).join(', ')}.`
}
