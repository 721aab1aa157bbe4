import type { Candidate, Match, Slot } from './slot.ts'

/** Below this quality, no candidate counts as similar. */
const doubtful = 0.5

/** Combines the candidates for a word of the query. */
export function toMatch(slot: Slot, found: Candidate[]): Match {
  const candidates = bestOfEach(found)
  const surest = Math.max(...candidates.map(({ quality }) => quality))
  const isCommon = candidates.some((candidate) => candidate.isCommon && candidate.quality === surest)
  const isDoubtful = surest < doubtful && !(slot.isPrefix && candidates.length > 0)
  return { slot, candidates, isCommon, isDoubtful, isDecoded: false }
}

/** Keeps the best candidate of each spelling. */
function bestOfEach(candidates: Candidate[]): Candidate[] {
  const best = new Map<unknown, Candidate>()
  for (const candidate of candidates) {
    const known = best.get(candidate.form)
    if (!known || known.quality < candidate.quality) best.set(candidate.form, candidate)
  }
  return [...best.values()]
}
