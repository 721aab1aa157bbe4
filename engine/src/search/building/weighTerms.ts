import { bodyPlace, type Form, impactOf, manySections, sectionOf, type Term } from '../format/term.ts'
import type { Collection } from './collectTerms.ts'
import { countedSection, countOf, type DraftForm, type DraftTerm, takeCounts } from './draft.ts'

/** BM25 parameters: saturation of repeated words (k1), and length normalization of sections (b). */
const saturation = 1.2
const lengthWeight = 0.6

/** On a large site, a term in more than this share of the sections keeps none, because it says little about any. */
const commonShare = 0.4

/** Terms and pairs in their final form, sorted by key. The counts of the drafts are taken. */
export function weighTerms(
  { drafts, pairs, sectionLengths }: Collection,
  pageOf: ArrayLike<number>,
): { terms: Term[]; pairs: Term[] } {
  const weigh = createWeigh(sectionLengths)
  const isLarge = sectionLengths.length > manySections
  const mostCounts = isLarge ? sectionLengths.length * commonShare : Number.POSITIVE_INFINITY
  const sorted = drafts.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  return { terms: sorted.map(weighTerm), pairs: pairs.map(weighTerm) }

  function weighTerm({ key, forms }: DraftTerm): Term {
    const isCommon = forms.reduce((total, { counts }) => total + counts.length, 0) > mostCounts
    if (forms.length > 1) forms.sort((one, other) => (one.spelling < other.spelling ? -1 : 1))
    return { key, isCommon, forms: forms.map((form) => weighForm(form, isCommon)) }
  }

  function weighForm(form: DraftForm, isCommon: boolean): Form {
    const { spelling, titles, headings } = form
    const counts = takeCounts(form)
    const all = isCommon ? [] : counts.map(weigh)
    return { spelling, titles, headings, body: isLarge ? bestOfPages(all, pageOf) : all }
  }
}

/** Creates the function that weighs a term in a section by its count, in two bits. */
function createWeigh(sectionLengths: number[]) {
  const average =
    sectionLengths.reduce((total, length) => total + length, 0) / (sectionLengths.length || 1) || 1
  const norms = Float64Array.from(
    sectionLengths,
    (length) => saturation * (1 - lengthWeight + (lengthWeight * length) / average),
  )
  return (counted: number) => {
    const section = countedSection(counted)
    const count = countOf(counted)
    return bodyPlace(section, Math.min(3, Math.floor((4 * count) / (count + norms[section]!))))
  }
}

function bestOfPages(places: number[], pageOf: ArrayLike<number>): number[] {
  const best = new Map<number, number>()
  for (const place of places) {
    const page = pageOf[sectionOf(place)]!
    const known = best.get(page)
    if (known === undefined || impactOf(known) < impactOf(place)) best.set(page, place)
  }
  return [...best.values()]
}
