import { countPlaces, isFirstRarer, rareKey, rarePlace, rareSign } from '../format/rarePairs.ts'
import { bodyPlace, type Form, impactOf, manySections, sectionOf, type Term } from '../format/term.ts'
import type { Collection } from './collectTerms.ts'
import { countedSection, countOf, type DraftForm, type DraftTerm, takeCounts } from './draft.ts'
import { isTerm, type PairCounts, pairNumber, type TouchedSection } from './findPairs.ts'

/** BM25 parameters: saturation of repeated words (k1), and length normalization of sections (b). */
const saturation = 1.2
const lengthWeight = 0.6

/** On a large site, a term in more than this share of the sections keeps none, because it says little about any. */
const commonShare = 0.4

/** Terms and pairs in their final form, sorted by key. The counts of the drafts are taken. */
export function weighTerms(
  { drafts, pairs, sequences }: Pick<Collection, 'drafts' | 'pairs' | 'sequences'>,
  pageOf: ArrayLike<number>,
): { terms: Term[]; pairs: Term[] } {
  const sectionLengths = sequences.map(({ length }) => length)
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
  const { normOf, impactOf } = createImpacts(sectionLengths)
  const norms = Float64Array.from(sectionLengths, normOf)
  return (counted: number) => {
    const section = countedSection(counted)
    return bodyPlace(section, impactOf(countOf(counted), norms[section]!))
  }
}

/** What a count says about a section of some length, among sections of these lengths. */
export function createImpacts(sectionLengths: number[]) {
  const average =
    sectionLengths.reduce((total, length) => total + length, 0) / (sectionLengths.length || 1) || 1
  return {
    normOf: (length: number) => saturation * (1 - lengthWeight + (lengthWeight * length) / average),
    impactOf: (count: number, norm: number) => Math.min(3, Math.floor((4 * count) / (count + norm))),
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

/** Room for a section and a sign, in one number with the word that lists them. */
const room = 2 ** 32

/** What lists of rare pairs are made of. */
interface RareWords {
  sequences: Int32Array[]
  /** The keys of words by number. */
  words: string[]
  /** In how many places each word is listed, by number. */
  places: Float64Array
  counts: PairCounts
  /** Whether a list is wanted. */
  isWanted?(owner: number): boolean
}

/**
 * The lists of rare pairs (`rarePairs.ts`), sorted by key. Words on both sides of a gap are pairs too: a phrase is found
 * whatever its punctuation.
 */
export function listRarePairs({
  sequences,
  words,
  places,
  counts,
  isWanted = () => true,
}: RareWords): Term[] {
  const found = new Float64Array(sequences.reduce((total, { length }) => total + length, 0))
  let count = 0
  for (const [section, sequence] of sequences.entries())
    visitNeighbours(sequence, (first, second, isApart) => {
      const isBefore = isFirstRarer(places[first]!, places[second]!)
      if (isBefore === undefined) return
      const owner = isBefore ? first : second
      if (!isWanted(owner) || (!isApart && isTerm(counts, pairNumber(first, second)))) return
      const sign = rareSign(words[isBefore ? second : first]!, isBefore)
      found[count++] = owner * room + rarePlace(section, sign)
    })
  return toTerms(found.subarray(0, count).sort(), words)
}

/** In how many places each word is listed, by number. */
export function countListed(terms: Term[], words: string[]): Float64Array {
  const byKey = new Map(terms.map((term) => [term.key, countPlaces(term)]))
  return Float64Array.from(words, (word) => byKey.get(word) ?? 0)
}

/** What lists of rare pairs depend on, before and after some texts have changed. */
interface RareChange {
  /** The sections with other texts, by number. */
  changes: ReadonlyMap<number, Omit<TouchedSection, 'impacts'>>
  places: { before: Float64Array; now: Float64Array }
  /** Pairs that are terms no longer, or only now. */
  pairs: ReadonlySet<number>
}

/** The words whose lists may have changed. */
export function findRareOwners(sequences: Int32Array[], { changes, places, pairs }: RareChange): Set<number> {
  const owners = new Set<number>()
  const add = (first: number, second: number, counts: Float64Array) => {
    const isBefore = isFirstRarer(counts[first]!, counts[second]!)
    if (isBefore !== undefined) owners.add(isBefore ? first : second)
  }
  const isMoved = (word: number) => places.before[word] !== places.now[word]
  const addMoved = (first: number, second: number) => {
    if (!isMoved(first) && !isMoved(second) && !pairs.has(pairNumber(first, second))) return
    add(first, second, places.before)
    add(first, second, places.now)
  }
  for (const [section, sequence] of sequences.entries()) {
    const former = changes.get(section)?.before.text
    visitNeighbours(sequence, addMoved)
    if (!former) continue
    visitNeighbours(former, addMoved)
    const [before, now] = [neighboursIn(former), neighboursIn(sequence)]
    for (const [name, [first, second]] of before) if (!now.has(name)) add(first, second, places.before)
    for (const [name, [first, second]] of now) if (!before.has(name)) add(first, second, places.now)
  }
  return owners
}

/** Neighbours by what sets them apart from all others. */
function neighboursIn(sequence: Int32Array): Map<string, [first: number, second: number]> {
  const found = new Map<string, [number, number]>()
  visitNeighbours(sequence, (first, second, isApart) =>
    found.set(`${first} ${second} ${isApart}`, [first, second]),
  )
  return found
}

/** Visits each word with the one before it, also where a gap sets them apart. */
export function visitNeighbours(
  sequence: Int32Array,
  visit: (first: number, second: number, isApart: boolean) => void,
): void {
  let before = 0
  let isApart = false
  for (const word of sequence)
    if (word === 0) isApart = true
    else {
      if (before !== 0) visit(before, word, isApart)
      before = word
      isApart = false
    }
}

/** Cuts sorted places into the list of each word: all of them in one piece of memory, since they are very many. */
function toTerms(places: Float64Array, words: string[]): Term[] {
  const terms: Term[] = []
  const bodies = new Uint32Array(places.length)
  let count = 0
  for (let start = 0, end = 0; start < places.length; start = end) {
    const word = Math.floor(places[start]! / room)
    const first = count
    for (; end < places.length && places[end]! < (word + 1) * room; end++) {
      const place = places[end]! % room
      if (count === first || bodies[count - 1] !== place) bodies[count++] = place
    }
    const body = bodies.subarray(first, count)
    const key = rareKey(words[word]!)
    terms.push({ key, isCommon: false, forms: [{ spelling: key, titles: [], headings: [], body }] })
  }
  return terms.sort((one, other) => (one.key < other.key ? -1 : 1))
}
