import { pairKey } from '../format/term.ts'
import { countIn, type DraftTerm, emptyForm } from './draft.ts'

/** Minimum number of occurrences of a pair. */
const leastCount = 3

/**
 * Finds pairs of words that belong together, such as `hệ điều` and `load balancer`, sorted by key. They are neighbours
 * more often than chance would make them, so this works for every language.
 */
export function findPairs(sequences: Int32Array[], words: string[]): DraftTerm[] {
  const total = sequences.reduce((sum, { length }) => sum + length, 0)
  const frequent = findFrequent(sequences, words)
  const places = listPlaces(sequences, total, frequent)
  const found: DraftTerm[] = []
  for (let start = 0, end = 0; start < places.length; start = end) {
    const pair = Math.floor(places[start]! / sequences.length)
    const first = pair * sequences.length
    while (places[end]! < first + sequences.length) end++
    if (end - start < leastCount || end - start < frequent.countByChance(pair, total)) continue
    const form = emptyForm(frequent.keyOf(pair))
    for (const place of places.subarray(start, end)) countIn(place - first, form)
    found.push({ key: form.spelling, number: found.length, forms: [form] })
  }
  return found
}

interface FrequentWords {
  /** New numbers by old number; 0 for rare words. */
  numbers: Int32Array
  /** Factor to pack a pair into one number: first word * base + second word. */
  base: number
  keyOf(pair: number): string
  /** How often the two words would be neighbours in a shuffled text of `total` words. */
  countByChance(pair: number, total: number): number
}

/**
 * Renumbers frequent words in alphabetical order, so that pairs sort alphabetically. Pairs with a rare word cannot be
 * frequent.
 */
function findFrequent(sequences: Int32Array[], words: string[]): FrequentWords {
  const counts = new Uint32Array(words.length)
  for (const sequence of sequences) for (const number of sequence) counts[number]!++
  const known = [...words.keys()].filter((number) => number !== 0 && counts[number]! >= leastCount)
  known.sort((one, other) => (words[one]! < words[other]! ? -1 : 1))
  const numbers = new Int32Array(words.length)
  for (const [index, number] of known.entries()) numbers[number] = index + 1
  const base = known.length + 1
  const wordsOf = (pair: number) => [known[Math.floor(pair / base) - 1]!, known[(pair % base) - 1]!] as const
  return {
    numbers,
    base,
    keyOf(pair) {
      const [first, second] = wordsOf(pair)
      return pairKey(words[first]!, words[second]!)
    },
    countByChance(pair, total) {
      const [first, second] = wordsOf(pair)
      return (counts[first]! * counts[second]!) / total
    },
  }
}

/**
 * The places of pairs, each packed into one number (pair, then section), so that sorting groups them by pair. Most pairs
 * occur once or twice: what shares a counter with too few is not sorted.
 */
function listPlaces(sequences: Int32Array[], most: number, { numbers, base }: FrequentWords): Float64Array {
  const counters = new Uint8Array(2 ** counterBits)
  visitPairs(sequences, numbers, (first, second) => {
    const counter = counterOf(first, second)
    if (counters[counter]! < leastCount) counters[counter]!++
  })
  const places = new Float64Array(most)
  let count = 0
  visitPairs(sequences, numbers, (first, second, section) => {
    if (counters[counterOf(first, second)] === leastCount)
      places[count++] = (first * base + second) * sequences.length + section
  })
  return places.subarray(0, count).sort()
}

const counterBits = 22

/** A pair may share its counter with another. */
const counterOf = (first: number, second: number) =>
  (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77)) >>> (32 - counterBits)

function visitPairs(
  sequences: Int32Array[],
  numbers: Int32Array,
  visit: (first: number, second: number, section: number) => void,
): void {
  for (const [section, sequence] of sequences.entries()) {
    let first = 0
    for (const word of sequence) {
      const second = numbers[word]!
      if (first !== 0 && second !== 0) visit(first, second, section)
      first = second
    }
  }
}
