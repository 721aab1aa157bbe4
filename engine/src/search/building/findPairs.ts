import { pairKey } from '../format/term.ts'
import { countIn, type DraftTerm, emptyForm } from './draft.ts'

/** A pair is kept if it stands this often. */
const leastCount = 3

/**
 * Finds pairs of neighbours that belong together: `hệ điều`, `load balancer`; in the order of their keys. They are those
 * that stand together more often than chance would have it, so this serves every language.
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
  /** New numbers of words, 0 for rare ones. */
  numbers: Int32Array
  /** A pair is one number: that of its first word, times this, and that of its second. */
  base: number
  keyOf(pair: number): string
  /** How often its words would be neighbours in a text of so many words, had they been thrown together. */
  countByChance(pair: number, total: number): number
}

/** Pairs with a rare word cannot be frequent. Words are numbered in order, so that pairs are too. */
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

/** Where pairs stand. A place is one number, pair before section: so sorting them brings together what belongs together. */
function listPlaces(sequences: Int32Array[], most: number, { numbers, base }: FrequentWords): Float64Array {
  const places = new Float64Array(most)
  let count = 0
  for (const [section, sequence] of sequences.entries())
    for (let index = 1; index < sequence.length; index++) {
      const first = numbers[sequence[index - 1]!]!
      const second = numbers[sequence[index]!]!
      if (first !== 0 && second !== 0) places[count++] = (first * base + second) * sequences.length + section
    }
  return places.subarray(0, count).sort()
}
