import { pairKey } from '../format/term.ts'
import type { SectionWords } from './analysePage.ts'
import { countSections, type DraftTerm, emptyForm, mostCounted } from './draft.ts'

/** Minimum number of occurrences of a pair. */
const leastCount = 3

/**
 * Finds pairs of words that belong together, such as `hệ điều` and `load balancer`, sorted by key. They are neighbours
 * more often than chance would make them, so this works for every language.
 */
export function findPairs(
  sequences: Int32Array[],
  words: string[],
): { terms: DraftTerm[]; counts: PairCounts } {
  const total = sequences.reduce((sum, { length }) => sum + length, 0)
  const counts: PairCounts = { pairs: new Map(), words: countWords(sequences, words.length), total }
  const frequent = findFrequent(counts.words, words)
  const places = listPlaces(sequences, total, frequent)
  const terms: DraftTerm[] = []
  // One piece of memory for all.
  let room = new Uint32Array(places.length)
  for (let start = 0, end = 0; start < places.length; start = end) {
    const pair = Math.floor(places[start]! / sequences.length)
    const from = pair * sequences.length
    while (places[end]! < from + sequences.length) end++
    if (end - start < leastCount) continue
    const [first, second] = frequent.wordsOf(pair)
    const number = pairNumber(first, second)
    counts.pairs.set(number, end - start)
    if (!isTerm(counts, number)) continue
    const sectionCounts = countSections(places.subarray(start, end), from, room)
    room = room.subarray(sectionCounts.length)
    terms.push(draftPair(keyOfPair(number, words), terms.length, sectionCounts))
  }
  return { terms, counts }
}

/** How often each word occurs, by number. */
function countWords(sequences: Int32Array[], size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (const sequence of sequences) for (const number of sequence) counts[number]!++
  return counts
}

interface FrequentWords {
  /** New numbers by old number; 0 for rare words. */
  numbers: Int32Array
  /** Factor to pack a pair into one number: first word * base + second word. */
  base: number
  wordsOf(pair: number): readonly [first: number, second: number]
}

/**
 * Renumbers frequent words in alphabetical order, so that pairs sort alphabetically. Pairs with a rare word cannot be
 * frequent.
 */
function findFrequent(counts: Uint32Array, words: string[]): FrequentWords {
  const known = [...words.keys()].filter((number) => number !== 0 && counts[number]! >= leastCount)
  known.sort((one, other) => (words[one]! < words[other]! ? -1 : 1))
  const numbers = new Int32Array(words.length)
  for (const [index, number] of known.entries()) numbers[number] = index + 1
  const base = known.length + 1
  return {
    numbers,
    base,
    wordsOf: (pair) => [known[Math.floor(pair / base) - 1]!, known[(pair % base) - 1]!],
  }
}

/**
 * The places of pairs, each packed into one number (pair, then section), so that sorting groups them by pair. Most pairs
 * occur once or twice: what shares a counter with too few is not sorted.
 */
function listPlaces(sequences: Int32Array[], most: number, { numbers, base }: FrequentWords): Float64Array {
  const bits = Math.min(22, 8 + Math.ceil(Math.log2(most + 1)))
  const counters = new Uint8Array(2 ** bits)
  const counterOf = (first: number, second: number) => hashPair(first, second) >>> (32 - bits)
  const count = (first: number, second: number) => {
    const counter = counterOf(first, second)
    if (counters[counter]! < leastCount) counters[counter]!++
  }
  visitPairs(sequences.entries(), count, numbers)
  const places = new Float64Array(most)
  let end = 0
  const list = (first: number, second: number, section: number) => {
    if (counters[counterOf(first, second)] === leastCount)
      places[end++] = (first * base + second) * sequences.length + section
  }
  visitPairs(sequences.entries(), list, numbers)
  return places.subarray(0, end).sort()
}

const hashPair = (first: number, second: number) =>
  Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77)

/** Visits words beside each other, by other numbers if there are some. */
function visitPairs(
  sequences: Iterable<NumberedText>,
  visit: (first: number, second: number, section: number) => void,
  numbers?: Int32Array,
): void {
  for (const [section, sequence] of sequences) {
    let first = 0
    for (let at = 0; at < sequence.length; at++) {
      const word = sequence[at]!
      const second = numbers ? numbers[word]! : word
      if (first !== 0 && second !== 0) visit(first, second, section)
      first = second
    }
  }
}

/** The text of a section, behind its number. */
type NumberedText = [section: number, text: Int32Array]

/** All texts, and how many words there are. */
interface Texts {
  sequences: Int32Array[]
  size: number
}

/** A mark for each of these words, among so many by number. */
export function markWords(words: Iterable<number>, size: number): Uint8Array {
  const marks = new Uint8Array(size)
  for (const word of words) marks[word] = 1
  return marks
}

/** The texts with a marked word. After an edit they are few, and passing over the others costs little. */
export function textsWith(sequences: Int32Array[], marks: Uint8Array): NumberedText[] {
  const found: NumberedText[] = []
  for (const [section, text] of sequences.entries()) {
    let at = 0
    while (at < text.length && marks[text[at]!] === 0) at++
    if (at < text.length) found.push([section, text])
  }
  return found
}

/** How often words are together, and how often each occurs. */
export interface PairCounts {
  /** By `pairNumber`, for pairs that are together often enough. */
  pairs: Map<number, number>
  /** By number. */
  words: Uint32Array
  total: number
}

const room = 2 ** 24
export const pairNumber = (first: number, second: number) => first * room + second
const wordsOfPair = (pair: number) => [firstOfPair(pair), pair % room] as const
export const firstOfPair = (pair: number) => Math.floor(pair / room)

export function keyOfPair(pair: number, words: string[]): string {
  const [first, second] = wordsOfPair(pair)
  return pairKey(words[first]!, words[second]!)
}

/** Whether a pair is a term: its words are neighbours more often than they would be in a shuffled text. */
export function isTerm({ pairs, words, total }: PairCounts, pair: number): boolean {
  const [first, second] = wordsOfPair(pair)
  // Most words are too rare for that, and a table of pairs is slow to ask.
  if (words[first]! < leastCount || words[second]! < leastCount) return false
  const count = pairs.get(pair)
  return count !== undefined && count >= (words[first]! * words[second]!) / total
}

/** A section whose text has changed, or that weighs more or less because others have. */
export interface TouchedSection {
  before: SectionWords
  now: SectionWords
  /** For each count in it what that says of the section; 0 for none. */
  impacts: { before: Uint8Array; now: Uint8Array }
}

/**
 * The counts when some texts have changed, and the pairs that are in other places, say more or less of them, or are terms
 * no longer or only now. `pairs` are the former ones, `sequences` all texts as they are now.
 */
export function updatePairs(
  pairs: Map<number, number>,
  sections: TouchedSection[],
  { sequences, size }: Texts,
): { now: PairCounts; touched: Set<number>; touchedTerms: number[] } {
  const words = countWords(sequences, size)
  const total = sequences.reduce((sum, { length }) => sum + length, 0)
  const former: PairCounts = { pairs, words: words.slice(), total }
  const changes = new Map<number, number>()
  const touched = new Set<number>()
  for (const { before, now, impacts } of sections) {
    former.total += before.text.length - now.text.length
    for (const word of now.text) former.words[word]!--
    for (const word of before.text) former.words[word]!++
    const counts = [countPairs(before.text), countPairs(now.text)] as const
    for (const pair of new Set(counts.flatMap((each) => [...each.keys()]))) {
      const [one, other] = counts.map((each) => each.get(pair) ?? 0) as [number, number]
      if (one !== other) changes.set(pair, (changes.get(pair) ?? 0) + other - one)
      if (impacts.before[Math.min(one, mostCounted)] !== impacts.now[Math.min(other, mostCounted)])
        touched.add(pair)
    }
  }
  const now: PairCounts = { pairs: new Map(pairs), words, total }
  const unknown = new Map([...changes.keys()].filter((pair) => !pairs.has(pair)).map((pair) => [pair, 0]))
  visitChosen({ sequences, size }, unknown, (pair) => unknown.set(pair, unknown.get(pair)! + 1))
  for (const [pair, change] of changes) {
    const sum = unknown.get(pair) ?? pairs.get(pair)! + change
    if (sum < leastCount) now.pairs.delete(pair)
    else now.pairs.set(pair, sum)
  }
  for (const pair of new Set([...pairs.keys(), ...changes.keys()]))
    if (isTerm(former, pair) !== isTerm(now, pair)) touched.add(pair)
  return { now, touched, touchedTerms: [...touched].filter((pair) => isTerm(now, pair)) }
}

function countPairs(text: Int32Array): Map<number, number> {
  const counts = new Map<number, number>()
  visitPairs([[0, text]], (first, second) => {
    const pair = pairNumber(first, second)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  })
  return counts
}

/** Drafts of chosen pairs, in the order of their keys. */
export function draftPairs(chosen: Iterable<number>, sequences: Int32Array[], words: string[]): DraftTerm[] {
  const places = new Map<number, number[]>(Array.from(chosen, (pair) => [pair, []]))
  visitChosen({ sequences, size: words.length }, places, (pair, section) => places.get(pair)!.push(section))
  return Array.from(places, ([pair, sections]) => ({ key: keyOfPair(pair, words), sections }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, sections }, number) => draftPair(key, number, countSections(sections)))
}

const draftPair = (key: string, number: number, counts: Uint32Array): DraftTerm => ({
  key,
  number,
  forms: [{ ...emptyForm(key), counts }],
})

function visitChosen(
  { sequences, size }: Texts,
  chosen: ReadonlyMap<number, unknown>,
  visit: (pair: number, section: number) => void,
): void {
  const isFirst = markWords(Array.from(chosen.keys(), firstOfPair), size)
  visitPairs(textsWith(sequences, isFirst), (first, second, section) => {
    if (isFirst[first] === 0) return
    const pair = pairNumber(first, second)
    if (chosen.has(pair)) visit(pair, section)
  })
}
