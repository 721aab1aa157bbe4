import { foldWord } from '../analysis/foldWord.ts'
import { bodyPlace, type Form, impactOf, sectionOf, type Term } from '../format/term.ts'
import type { Collection } from './collectTerms.ts'
import { countedSection, countOf, type Drafts } from './draft.ts'

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
  return groupByKey(drafts).map(([key, spellings]) => {
    const standsIn = spellings.reduce((total, spelling) => total + drafts.get(spelling)!.counts.length, 0)
    const isCommon = sectionCount >= fewSections && standsIn > sectionCount * commonShare
    return { key, isCommon, forms: spellings.map(finishForm) }

    function finishForm(spelling: string): Form {
      const { titles, headings, counts } = drafts.get(spelling)!
      const all = isCommon ? [] : counts.map(weigh)
      const body = new Uint32Array(sectionCount > manySections ? bestOfPages(all, pageOf) : all)
      return { spelling, titles, headings, body }
    }
  })
}

/** Keys with their spellings, both in order. */
function groupByKey(drafts: Drafts): [key: string, spellings: string[]][] {
  const groups = new Map<string, string[]>()
  for (const spelling of drafts.keys()) {
    const key = foldWord(spelling)
    const group = groups.get(key)
    if (group) group.push(spelling)
    else groups.set(key, [spelling])
  }
  for (const group of groups.values()) group.sort(byCodeUnit)
  return [...groups].sort(([one], [other]) => byCodeUnit(one, other))
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
    const [section, count] = [countedSection(counted), countOf(counted)]
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

function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
