import { foldWord } from '../analysis/foldWord.ts'
import type { Term } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import type { Candidate, Match } from './slot.ts'

/** That a run stands there just so says more than that two words do; and those of a short query are rather a title. */
const [runQuality, pairQuality, onlyPairQuality] = [3, 2.5, 1.2]

/** Where runs of the query stand as they were typed. */
export async function findRunPlaces(runs: string[], index: SearchIndex): Promise<Candidate[]> {
  const terms = await Promise.all(runs.map((run) => index.term(run).catch(() => undefined)))
  return terms.flatMap((term) => toCandidates(term, runQuality))
}

/** For each word of the query and the next: where they stand side by side. */
export async function findPairPlaces(matches: Match[], index: SearchIndex): Promise<Candidate[][]> {
  const words = matches.map(meantWord)
  const terms = await Promise.all(
    words.slice(1).map((word, place) => index.pair(words[place]!, word).catch(() => undefined)),
  )
  const quality = matches.length > 2 ? pairQuality : onlyPairQuality
  return terms.map((term) => toCandidates(term, quality))
}

/** The word itself if the site has it, else what it most likely was meant to be. */
function meantWord({ slot, candidates }: Match): string {
  const surest = Math.max(...candidates.map(({ quality }) => quality))
  const best = candidates.find(({ quality }) => quality === surest)
  return best ? foldWord(best.form.spelling) : slot.folded
}

function toCandidates(term: Term | undefined, quality: number): Candidate[] {
  return (term?.forms ?? []).map((form) => ({ form, quality, isCommon: false }))
}
