import { editDistance } from '../std/editDistance.ts'

/** The only candidate within a typo or two of a word; undefined if there are several, or none. */
export function onlyMatch(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.min(2, Math.floor(word.length / 4))
  const near = [...new Set(candidates)].filter(
    (candidate) => editDistance(word.toLowerCase(), candidate.toLowerCase(), limit + 1) <= limit,
  )
  return near.length === 1 ? near[0] : undefined
}
