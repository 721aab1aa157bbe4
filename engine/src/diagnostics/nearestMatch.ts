import { editDistance } from '../std/text.ts'

/** Where more candidates than this are as long as a word, they are too much alike for a suggestion to be of use. */
const mostCompared = 200

/** The candidate most similar to a word; undefined if none is near enough to be a typo. */
export function nearestMatch(
  word: string,
  candidates: Iterable<string>,
  limit: number = Math.max(1, Math.floor(word.length / 3)),
): string | undefined {
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of likely(word, candidates, limit)) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** A site may have thousands of ids, of which the nearest help. */
const mostListed = 20

/** Lists the candidates that are the most similar to a word, nearest first, and how many more there are. */
export function listNearest(word: string, candidates: string[]): string[] {
  const distances = candidates.map((candidate) => ({
    candidate,
    distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
  }))
  const sorted = distances.sort((a, b) => a.distance - b.distance).map(({ candidate }) => candidate)
  const left = sorted.length - mostListed
  return [...sorted.slice(0, mostListed), ...(left > 0 ? [`and ${left} more`] : [])]
}

/** The only candidate within a typo or two of a word; undefined if there are several, or none. */
export function onlyMatch(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.min(2, Math.floor(word.length / 4))
  let only: string | undefined
  for (const candidate of likely(word, candidates, limit)) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit + 1)
    if (distance > limit || candidate === only) continue
    if (only !== undefined) return undefined
    only = candidate
  }
  return only
}

/** A problem with a word, with its correction if only one candidate is within a typo or two of it. */
export function withOnlyMatch<Problem extends object>(
  problem: Problem,
  word: string,
  candidates: Iterable<string>,
): Problem & { fix?: { from: string; to: string } } {
  const to = onlyMatch(word, candidates)
  return to === undefined ? problem : { ...problem, fix: { from: word, to } }
}

/** The candidates whose length allows no more than so many typos. */
function* likely(word: string, candidates: Iterable<string>, limit: number): Iterable<string> {
  let count = 0
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue
    if (count++ === mostCompared) return
    yield candidate
  }
}
