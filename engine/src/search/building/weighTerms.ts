import { sum } from '../../std/collections.ts'
import { countPlaces, isFirstRarer, rareKey, rarePlace, rareSign } from '../format/rarePairs.ts'
import { bodyPlace, type Form, impactOf, manySections, sectionOf, type Term } from '../format/term.ts'
import type { Collection } from './collectTerms.ts'
import {
  countedSection,
  countOf,
  createLists,
  type DraftForm,
  type DraftTerm,
  type NumberLists,
} from './draft.ts'
import {
  firstOfPair,
  isTerm,
  markWords,
  type PairCounts,
  pairNumber,
  type TouchedSection,
  textsWith,
} from './findPairs.ts'

/** BM25 parameters: saturation of repeated words (k1), and length normalization of sections (b). */
const saturation = 1.2
const lengthWeight = 0.6

/** On a large site, a term in more than this share of the sections keeps none, because it says little about any. */
const commonShare = 0.4

/** Terms and pairs in their final form, sorted by key. What is made of the counts of the drafts takes their place. */
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

  function weighForm({ spelling, titles, headings, counts }: DraftForm, isCommon: boolean): Form {
    if (isCommon) return { spelling, titles, headings, body: [] }
    // Most of what there is to weigh: an iterator would make an object of each.
    for (let at = 0; at < counts.length; at++) counts[at] = weigh(counts[at]!)
    return { spelling, titles, headings, body: isLarge ? bestOfPages(counts, pageOf) : counts }
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
  const average = sum(sectionLengths) / (sectionLengths.length || 1) || 1
  return {
    normOf: (length: number) => saturation * (1 - lengthWeight + (lengthWeight * length) / average),
    impactOf: (count: number, norm: number) => Math.min(3, Math.floor((4 * count) / (count + norm))),
  }
}

/** Keeps the best place on each page, in the memory of all: those on a page are neighbours. */
function bestOfPages(places: Uint32Array, pageOf: ArrayLike<number>): Uint32Array {
  let end = 0
  let former: number | undefined
  for (const place of places) {
    const page = pageOf[sectionOf(place)]!
    if (page !== former) places[end++] = place
    else if (impactOf(places[end - 1]!) < impactOf(place)) places[end - 1] = place
    former = page
  }
  return places.subarray(0, end)
}

/** What lists of rare pairs are made of. */
interface RareWords {
  sequences: Int32Array[]
  /** The keys of words by number. */
  words: string[]
  /** In how many places each word is listed, by number. */
  places: Float64Array
  counts: PairCounts
  /** The words whose lists are wanted; all unless given. */
  owners?: ReadonlySet<number>
}

/**
 * The lists of rare pairs (`rarePairs.ts`), sorted by key. Words on both sides of a gap are pairs too: a phrase is found
 * whatever its punctuation.
 */
export function listRarePairs({ sequences, words, places, counts, owners }: RareWords): Term[] {
  const marks = owners && markWords(owners, words.length)
  const texts = marks ? textsWith(sequences, marks) : [...sequences.entries()]
  const ownerOf = (first: number, second: number) => {
    const isBefore = isFirstRarer(places[first]!, places[second]!)
    const owner = isBefore ? first : second
    return isBefore !== undefined && marks?.[owner] !== 0 ? owner : undefined
  }
  const sizes = new Uint32Array(words.length)
  for (const [, text] of texts)
    visitNeighbours(text, (first, second) => {
      const owner = ownerOf(first, second)
      if (owner !== undefined) sizes[owner]!++
    })
  const lists = createLists(sizes)
  const signs = Uint16Array.from(words, (word) => rareSign(word, false))
  for (const [section, text] of texts)
    visitNeighbours(text, (first, second, isApart) => {
      const owner = ownerOf(first, second)
      if (owner === undefined || (!isApart && isTerm(counts, pairNumber(first, second)))) return
      const isBefore = owner === first
      lists.add(owner, rarePlace(section, signs[isBefore ? second : first]! + Number(isBefore)))
    })
  return toTerms(lists, words)
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
  const moved = places.now.map((count, word) => Number(count !== places.before[word]))
  const addMoved = (first: number, second: number) => {
    if (moved[first] === 0 && moved[second] === 0 && !pairs.has(pairNumber(first, second))) return
    add(first, second, places.before)
    add(first, second, places.now)
  }
  const marks = Uint8Array.from(moved)
  for (const pair of pairs) marks[firstOfPair(pair)] = 1
  for (const [, text] of textsWith(sequences, marks)) visitNeighbours(text, addMoved)
  for (const { before, now } of changes.values()) {
    visitNeighbours(before.text, addMoved)
    const [former, present] = [neighboursIn(before.text), neighboursIn(now.text)]
    for (const [name, [first, second]] of former) if (!present.has(name)) add(first, second, places.before)
    for (const [name, [first, second]] of present) if (!former.has(name)) add(first, second, places.now)
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
function visitNeighbours(
  sequence: Int32Array,
  visit: (first: number, second: number, isApart: boolean) => void,
): void {
  let before = 0
  let isApart = false
  for (let at = 0; at < sequence.length; at++) {
    const word = sequence[at]!
    if (word === 0) isApart = true
    else {
      if (before !== 0) visit(before, word, isApart)
      before = word
      isApart = false
    }
  }
}

function toTerms(lists: NumberLists, words: string[]): Term[] {
  const terms = words.flatMap((word, owner): Term | [] => {
    const body = uniqueNumbers(lists.of(owner))
    const key = rareKey(word)
    return body.length > 0
      ? { key, isCommon: false, forms: [{ spelling: key, titles: [], headings: [], body }] }
      : []
  })
  return terms.sort((one, other) => (one.key < other.key ? -1 : 1))
}

/** Sorts numbers where they are, and keeps one of each. */
function uniqueNumbers(numbers: Uint32Array): Uint32Array {
  let end = 0
  for (const number of numbers.sort()) if (end === 0 || numbers[end - 1] !== number) numbers[end++] = number
  return numbers.subarray(0, end)
}
