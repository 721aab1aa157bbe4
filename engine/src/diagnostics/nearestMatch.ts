import { editDistance } from '../std/text.ts'

/** The candidate most similar to a word; undefined if none is near enough to be a typo. */
export function nearestMatch(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3))
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Sorts candidates by their similarity to a word, nearest first. */
export function nearestFirst(word: string, candidates: Iterable<string>): string[] {
  const distances = Array.from(candidates, (candidate) => ({
    candidate,
    distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
  }))
  return distances.sort((a, b) => a.distance - b.distance).map(({ candidate }) => candidate)
}

/** The only candidate within a typo or two of a word; undefined if there are several, or none. */
export function onlyMatch(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.min(2, Math.floor(word.length / 4))
  const near = [...new Set(candidates)].filter(
    (candidate) => editDistance(word.toLowerCase(), candidate.toLowerCase(), limit + 1) <= limit,
  )
  return near.length === 1 ? near[0] : undefined
}
