import { decodeTyping } from '../analysis/decodeTyping.ts'
import { foldWord } from '../analysis/foldWord.ts'
import { inflections } from '../analysis/inflections.ts'
import { spellingTwin } from '../analysis/spellingTwin.ts'
import { vowelTwin } from '../analysis/vowelTwin.ts'
import { isPairKey, pairKey, type Term } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { agreement } from './agreement.ts'
import { repairWord } from './repairWord.ts'
import type { Candidate, Match, Slot } from './slot.ts'

/** How sure the search is of each way in which a word may have been meant. */
const sure = { twin: 0.9, inflection: 0.8, completion: 0.62, split: 0.9, apart: 0.8, repair: 0.5 }
const mostCompletions = 40
const manyPlaces = 400

/** Finds what a word of the query may stand for: itself, its other forms, what it begins, and what it is if mistyped. */
export async function findCandidates(slot: Slot, index: SearchIndex): Promise<Match> {
  const own = await index.term(slot.folded)
  const forms = await findForms(slot, own, index)
  const completions = await findCompletions(slot, index)
  const mistyped = own || completions.length > 0 ? [] : await findMistyped(slot, index)
  const apart = await findApart(slot, index)
  const candidates = bestOfEach([...candidatesOf(own, slot), ...forms, ...apart, ...completions, ...mistyped])
  return { slot, candidates, isCommon: own?.isCommon ?? false }
}

/** A word that stands in so few places may be another one with a slip in it. */
const fewPlaces = 5

/** Adds what rare words are if they were mistyped, for a query that no page answers as it stands. */
export async function mendRareWords(matches: Match[], index: SearchIndex): Promise<Match[]> {
  return Promise.all(
    matches.map(async (match) => {
      const isRare = match.candidates.every(({ form }) => form.body.length <= fewPlaces)
      if (!isRare || match.isCommon) return match
      const mistyped = await findMistyped(match.slot, index).catch(() => [])
      return { ...match, candidates: bestOfEach([...match.candidates, ...mistyped]) }
    }),
  )
}

/** The spellings of a term that agree best come with their full weight. */
export function candidatesOf(
  term: Term | undefined,
  { exact }: Pick<Slot, 'exact'>,
  quality = 1,
): Candidate[] {
  const forms = term?.forms ?? []
  const isKnown = forms.some(({ spelling }) => spelling === exact)
  return forms.map((form) => ({ form, quality: quality * agreement(exact, form.spelling, isKnown) }))
}

/** For a word that stands in many places, other files are not read just for its other forms. */
async function findForms(
  { exact, folded, clause }: Slot,
  own: Term | undefined,
  index: SearchIndex,
): Promise<Candidate[]> {
  if (clause.isPhrase || clause.edits === 0) return []
  const twin = vowelTwin(exact) ?? spellingTwin(exact)
  const isFrequent = own?.forms.some(({ body }) => body.length > manyPlaces) ?? false
  const inflected = inflections(exact).filter((form) => !isFrequent || index.isInSameFile(folded, form))
  const forms = await Promise.all(
    inflected.map(async (form) => candidatesOf(await index.term(form), { exact: form }, sure.inflection)),
  )
  const twins = twin ? candidatesOf(await index.term(foldWord(twin)), { exact: twin }, sure.twin) : []
  return [...forms.flat(), ...twins]
}

/** `time_wait` may stand there as `time wait` or `TIME-WAIT`: as a pair. */
async function findApart(
  { parts: [first, second, ...more] }: Slot,
  index: SearchIndex,
): Promise<Candidate[]> {
  if (!first || !second || more.length > 0) return []
  const pair = await index.term(pairKey(first, second))
  return (pair?.forms ?? []).map((form) => ({ form, quality: sure.apart }))
}

/** Longer words that begin so; the longer the rest, the less likely they were meant. */
async function findCompletions({ exact, folded, isPrefix }: Slot, index: SearchIndex): Promise<Candidate[]> {
  if (!isPrefix) return []
  const terms = (await index.completions(folded)).filter(({ key }) => key !== folded && !isPairKey(key))
  const candidates = terms.flatMap(({ key, forms }) => {
    const quality = sure.completion * Math.sqrt(folded.length / key.length)
    return forms.map((form) => ({
      form,
      quality: quality * agreement(exact, form.spelling.slice(0, exact.length), false),
    }))
  })
  return candidates.sort((one, other) => weightOf(other) - weightOf(one)).slice(0, mostCompletions)
}

/** Words of titles first, then frequent ones. */
function weightOf({ form, quality }: Candidate): number {
  return quality * Math.log(2 + 20 * form.titles.length + 4 * form.headings.length + form.body.length)
}

async function findMistyped(slot: Slot, index: SearchIndex): Promise<Candidate[]> {
  const decoded = decodeTyping(slot.exact)
  const typed = decoded ? candidatesOf(await index.term(foldWord(decoded)), { exact: decoded }) : []
  if (typed.length > 0) return typed
  const repairs = await repairWord(slot, index)
  const found = await Promise.all(
    repairs.map(async ({ key, edits }) => {
      const exact = foldWord(slot.exact) === slot.exact ? key : slot.exact
      const quality = edits === 0 ? sure.split : sure.repair / edits
      return candidatesOf(await index.term(key), { exact }, quality)
    }),
  )
  return found.flat()
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
