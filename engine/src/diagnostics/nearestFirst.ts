import { editDistance } from '../std/editDistance.ts'

/** The candidates, those spelt most like the word first. */
export function nearestFirst(word: string, candidates: Iterable<string>): string[] {
  const distances = Array.from(candidates, (candidate) => ({
    candidate,
    distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
  }))
  return distances.sort((a, b) => a.distance - b.distance).map(({ candidate }) => candidate)
}
