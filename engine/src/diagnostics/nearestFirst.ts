import { editDistance } from '../std/editDistance.ts'

/** Sorts candidates by their similarity to a word, nearest first. */
export function nearestFirst(word: string, candidates: Iterable<string>): string[] {
  const distances = Array.from(candidates, (candidate) => ({
    candidate,
    distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
  }))
  return distances.sort((a, b) => a.distance - b.distance).map(({ candidate }) => candidate)
}
