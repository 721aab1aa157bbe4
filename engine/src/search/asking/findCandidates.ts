import { foldWord } from '../analysis/foldWord.ts'
import { inflections } from '../analysis/inflections.ts'
import { spellingTwin } from '../analysis/spellingTwin.ts'
import { vowelTwin } from '../analysis/vowelTwin.ts'
import type { Term } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { agreement } from './agreement.ts'
import { candidatesOf } from './candidatesOf.ts'
import { mendWord } from './mendWord.ts'
import { findKeyed } from './readKeys.ts'
import type { Candidate, Match, Slot } from './slot.ts'
import { toMatch } from './toMatch.ts'

/** How sure the search is of each way in which a word may have been meant. */
const sure = { twin: 0.9, inflection: 0.8, completion: 0.62, apart: 0.8 }
const mostCompletions = 40
const manyPlaces = 400

/** Finds what a word of the query may stand for: itself, its other forms, what it begins, and what it is if mistyped. */
export async function findCandidates(slot: Slot, index: SearchIndex): Promise<Match> {
  const own = await index.term(slot.folded)
  const forms = await findForms(slot, own, index)
  const completions = await findCompletions(slot, index)
  const isUnknown = !own && completions.length === 0
  const keyed = isUnknown ? await findKeyed(slot, index) : []
  const mended = isUnknown && keyed.length === 0 ? await mendWord(slot, index) : []
  const apart = await findApart(slot, index)
  const candidates = [...candidatesOf(own, slot), ...forms, ...apart, ...completions, ...keyed, ...mended]
  return { ...toMatch(slot, candidates), isKeyed: keyed.length > 0 }
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

const hasDigit = /\d/

/** `time_wait` may stand there as `time wait` or `TIME-WAIT`: as a pair. Nobody writes `IPv 6`. */
async function findApart(
  { parts: [first, second, ...more] }: Slot,
  index: SearchIndex,
): Promise<Candidate[]> {
  if (!first || !second || more.length > 0 || hasDigit.test(first + second)) return []
  const pair = await index.pair(first, second)
  return (pair?.forms ?? []).map((form) => ({ form, quality: sure.apart, isCommon: false }))
}

/** Longer words that begin so; the longer the rest, the less likely they were meant. */
async function findCompletions({ exact, folded, isPrefix }: Slot, index: SearchIndex): Promise<Candidate[]> {
  if (!isPrefix) return []
  const terms = (await index.completions(folded)).filter(({ key }) => key !== folded)
  const candidates = terms.flatMap(({ key, forms, isCommon }) => {
    const quality = sure.completion * Math.sqrt(folded.length / key.length)
    return forms.map((form) => ({
      form,
      quality: quality * agreement(exact, form.spelling.slice(0, exact.length), false),
      isCommon,
    }))
  })
  return candidates.sort((one, other) => weightOf(other) - weightOf(one)).slice(0, mostCompletions)
}

/** Words of titles first, then frequent ones. */
function weightOf({ form, quality }: Candidate): number {
  return quality * Math.log(2 + 20 * form.titles.length + 4 * form.headings.length + form.body.length)
}
