import type { BodyPlace, Form, Term } from '../format/term.ts'
import type { Collection } from './collectTerms.ts'
import type { Draft } from './draft.ts'

/** BM25: how fast more of the same word stops counting, and how much long sections count less. */
const saturation = 1.2
const lengthWeight = 0.6

/** A term in more of the sections than this says little of any; not so in a handful of notes. */
const commonShare = 0.4
const fewSections = 50

/** A site with more sections than this keeps the best section of each page for a term. */
const manySections = 4000

/** The terms as they are written, sorted by key. */
export function finishTerms({ drafts, sectionLengths }: Collection, pageOf: ArrayLike<number>): Term[] {
  const weigh = createWeigh(sectionLengths)
  const sectionCount = sectionLengths.length
  return [...drafts.keys()].sort(byCodeUnit).map((key) => {
    const forms = [...drafts.get(key)!].sort(([one], [other]) => byCodeUnit(one, other))
    const standsIn = forms.reduce((total, [, { sections }]) => total + sections.length, 0)
    const isCommon = sectionCount >= fewSections && standsIn > sectionCount * commonShare
    return { key, isCommon, forms: forms.map(([spelling, draft]) => finishForm(spelling, draft)) }

    function finishForm(spelling: string, draft: Draft): Form {
      const all = isCommon
        ? []
        : draft.sections.map((at, index) => ({ at, impact: weigh(draft.counts[index]!, at) }))
      const body = sectionCount > manySections ? bestOfPages(all, pageOf) : all
      return { spelling, titles: draft.titles, headings: draft.headings, body }
    }
  })
}

/** How much a section is about a term that stands in it so often, in two bits. */
function createWeigh(sectionLengths: number[]) {
  const average =
    sectionLengths.reduce((total, length) => total + length, 0) / (sectionLengths.length || 1) || 1
  return (count: number, section: number) => {
    const norm = saturation * (1 - lengthWeight + (lengthWeight * sectionLengths[section]!) / average)
    return Math.min(3, Math.floor((4 * count) / (count + norm)))
  }
}

function bestOfPages(places: BodyPlace[], pageOf: ArrayLike<number>): BodyPlace[] {
  const best = new Map<number, BodyPlace>()
  for (const place of places) {
    const page = pageOf[place.at]!
    const known = best.get(page)
    if (!known || known.impact < place.impact) best.set(page, place)
  }
  return [...best.values()]
}

function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
