import { foldWord } from '../analysis/spellWord.ts'
import type { Term } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import type { Candidate, Match, Slot } from './query.ts'

/**
 * Qualities of a run, of a pair, and of the only pair of a query. A run says more than a pair; two words alone are more
 * likely a title.
 */
const [runQuality, pairQuality, onlyPairQuality] = [3, 2.5, 1.2]

/** The places of runs as typed. */
export async function findRunPlaces(runs: string[], index: SearchIndex): Promise<Candidate[]> {
  const terms = await Promise.all(runs.map((run) => index.term(run).catch(() => undefined)))
  return terms.flatMap((term) => toCandidates(term, runQuality))
}

/** Loads the pairs of a query together with its words, so that they are there when pages are ranked. */
export async function readPairs(slots: Slot[], index: SearchIndex): Promise<void> {
  await Promise.allSettled(
    slots.slice(1).map((slot, place) => {
      const before = slots[place]!
      return before.weight === 0 ? undefined : index.pair(before.folded, slot.folded)
    }),
  )
}

/** For each two neighbouring words of the query, the places where they are neighbours. */
export async function findPairPlaces(matches: Match[], index: SearchIndex): Promise<Candidate[][]> {
  const words = matches.map(meantWord)
  const terms = await Promise.all(
    words
      .slice(1)
      .map((word, place) =>
        matches[place]!.slot.weight === 0
          ? undefined
          : index.pair(words[place]!, word).catch(() => undefined),
      ),
  )
  const quality = matches.length > 2 ? pairQuality : onlyPairQuality
  return terms.map((term, place) => toCandidates(term, quality * weightOf(matches, place)))
}

/** A pair says as little as the more common one of its words: `khác nhau` says nothing about what differs. */
const weightOf = (matches: Match[], place: number) =>
  Math.min(matches[place]!.slot.weight, matches[place + 1]!.slot.weight)

/** The spelling of the best candidate, folded; without candidates, the word itself. */
function meantWord({ slot, candidates }: Match): string {
  const surest = Math.max(...candidates.map(({ quality }) => quality))
  const best = candidates.find(({ quality }) => quality === surest)
  return best ? foldWord(best.form.spelling) : slot.folded
}

function toCandidates(term: Term | undefined, quality: number): Candidate[] {
  return (term?.forms ?? []).map((form) => ({ form, quality, isCommon: false }))
}
