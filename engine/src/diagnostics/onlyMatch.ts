import { editDistance } from '../std/editDistance.ts'

/** The one candidate that differs from a word by a slip of the keys; undefined when there are several, or none. */
export function onlyMatch(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.min(2, Math.floor(word.length / 4))
  const near = [...new Set(candidates)].filter(
    (candidate) => editDistance(word.toLowerCase(), candidate.toLowerCase(), limit + 1) <= limit,
  )
  return near.length === 1 ? near[0] : undefined
}
