import { decodeTyping } from '../analysis/decodeTyping.ts'
import { foldWord } from '../analysis/foldWord.ts'
import { inflections } from '../analysis/inflections.ts'
import { vowelTwin } from '../analysis/vowelTwin.ts'
import type { Term } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { agreement } from './agreement.ts'
import { repairWord } from './repairWord.ts'
import type { Candidate, Match, Slot } from './slot.ts'

/** How sure the search is of each way in which a word may have been meant. */
const sure = { twin: 0.9, inflection: 0.8, completion: 0.62, split: 0.9, repair: 0.5 }
const mostCompletions = 40

/** Finds what a word of the query may stand for: itself, its other forms, what it begins, and only then what was mistyped. */
export async function findCandidates(slot: Slot, index: SearchIndex): Promise<Match> {
  const own = await index.term(slot.folded)
  const known = [
    ...candidatesOf(own, slot),
    ...(await findForms(slot, index)),
    ...(await findCompletions(slot, index)),
  ]
  const candidates = known.length > 0 ? known : await findMistyped(slot, index)
  return { slot, candidates: bestOfEach(candidates), isCommon: own?.isCommon ?? false }
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

async function findForms({ exact, clause }: Slot, index: SearchIndex): Promise<Candidate[]> {
  if (clause.isPhrase || clause.edits === 0) return []
  const twin = vowelTwin(exact)
  const forms = await Promise.all(
    inflections(exact).map(async (form) =>
      candidatesOf(await index.term(form), { exact: form }, sure.inflection),
    ),
  )
  const twins = twin ? candidatesOf(await index.term(foldWord(twin)), { exact: twin }, sure.twin) : []
  return [...forms.flat(), ...twins]
}

/** Longer words that begin so; the longer the rest, the less likely they were meant. */
async function findCompletions({ exact, folded, isPrefix }: Slot, index: SearchIndex): Promise<Candidate[]> {
  if (!isPrefix) return []
  const terms = (await index.completions(folded)).filter(({ key }) => key !== folded && !key.includes(' '))
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
