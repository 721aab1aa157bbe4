import type { Candidate, Match, Slot } from './slot.ts'

/** Below this, nothing is spelled like what was typed. */
const doubtful = 0.5

/** Puts together what was found for a word of the query. */
export function toMatch(slot: Slot, found: Candidate[]): Match {
  const candidates = bestOfEach(found)
  const surest = Math.max(...candidates.map(({ quality }) => quality))
  const isCommon = candidates.some((candidate) => candidate.isCommon && candidate.quality === surest)
  const isDoubtful = surest < doubtful && !(slot.isPrefix && candidates.length > 0)
  return { slot, candidates, isCommon, isDoubtful, isKeyed: false }
}

/** A spelling that was found in two ways counts once. */
function bestOfEach(candidates: Candidate[]): Candidate[] {
  const best = new Map<unknown, Candidate>()
  for (const candidate of candidates) {
    const known = best.get(candidate.form)
    if (!known || known.quality < candidate.quality) best.set(candidate.form, candidate)
  }
  return [...best.values()]
}
