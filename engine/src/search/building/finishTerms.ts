import { bodyPlace, type Form, impactOf, sectionOf, type Term } from '../format/term.ts'
import type { Collection } from './collectTerms.ts'
import { countedSection, countOf, type DraftForm, type DraftTerm } from './draft.ts'

/** BM25: how fast more of the same word stops counting, and how much long sections count less. */
const saturation = 1.2
const lengthWeight = 0.6

/**
 * A site with more sections than this keeps the best section of each page for a term, and none for one in more of the
 * sections than the share, which says little of any.
 */
const manySections = 4000
const commonShare = 0.4

/** Terms and pairs as they are written, sorted by key. */
export function finishTerms(
  { drafts, pairs, sectionLengths }: Collection,
  pageOf: ArrayLike<number>,
): { terms: Term[]; pairs: Term[] } {
  const weigh = createWeigh(sectionLengths)
  const isLarge = sectionLengths.length > manySections
  const mostCounts = isLarge ? sectionLengths.length * commonShare : Number.POSITIVE_INFINITY
  const keys = [...drafts.keys()].filter(Boolean).sort()
  return { terms: keys.map((key) => finishTerm(drafts.get(key)!)), pairs: pairs.map(finishTerm) }

  function finishTerm({ key, forms }: DraftTerm): Term {
    const isCommon = forms.reduce((total, { counts }) => total + counts.length, 0) > mostCounts
    if (forms.length > 1) forms.sort((one, other) => (one.spelling < other.spelling ? -1 : 1))
    return { key, isCommon, forms: forms.map((form) => finishForm(form, isCommon)) }
  }

  function finishForm({ spelling, titles, headings, counts }: DraftForm, isCommon: boolean): Form {
    const all = isCommon ? [] : counts.map(weigh)
    return { spelling, titles, headings, body: isLarge ? bestOfPages(all, pageOf) : all }
  }
}

/** How much a section is about a term that stands in it so often, in two bits. */
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
