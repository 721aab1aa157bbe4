import { pairKey } from '../format/term.ts'
import type { DraftTerm } from './draft.ts'
import { createPlaceList, type PlaceList } from './placeList.ts'

/** A pair is kept if it stands this often. */
const leastCount = 3

/**
 * Finds pairs of neighbours that belong together: `hệ điều`, `load balancer`; in the order of their keys. They are those
 * that stand together more often than chance would have it, so this serves every language.
 */
export function findPairs(sequences: Int32Array[], words: string[]): DraftTerm[] {
  const total = sequences.reduce((sum, { length }) => sum + length, 0)
  const frequent = findFrequent(sequences, words)
  return listPairs(sequences, frequent)
    .group(leastCount)
    .filter(({ thing, times }) => times >= frequent.countByChance(thing, total))
    .map(({ thing, counts }, number) => {
      const key = frequent.keyOf(thing)
      return { key, number, forms: [{ spelling: key, number, titles: [], headings: [], counts }] }
    })
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

function listPairs(sequences: Int32Array[], { numbers, base }: FrequentWords): PlaceList {
  const places = createPlaceList(sequences.length)
  for (const [section, sequence] of sequences.entries())
    for (let index = 1; index < sequence.length; index++) {
      const first = numbers[sequence[index - 1]!]!
      const second = numbers[sequence[index]!]!
      if (first !== 0 && second !== 0) places.add(first * base + second, section)
    }
  return places
}
