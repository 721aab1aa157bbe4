import { rareKey, rarePair, rarePlace } from '../format/rarePairs.ts'
import type { Term } from '../format/term.ts'

/** Room for a section and a sign, in one number with the word that lists them. */
const room = 2 ** 32

/**
 * The lists of rare pairs (`rarePairs.ts`), sorted by key. Words on both sides of a gap are pairs too: a phrase is found
 * whatever its punctuation.
 */
export function listRarePairs(
  sequences: Int32Array[],
  words: string[],
  terms: Term[],
  pairs: Term[],
): Term[] {
  const byKey = new Map(terms.map((term) => [term.key, term]))
  const known = words.map((word) => byKey.get(word))
  const numberOf = new Map(words.map((word, number) => [word, number]))
  const indexed = new Set(pairs.map(({ key }) => packPair(key.split(' ').map((word) => numberOf.get(word)!))))
  const places = new Float64Array(sequences.reduce((total, { length }) => total + length, 0))
  let count = 0
  for (const [section, sequence] of sequences.entries()) {
    let before = 0
    let isApart = false
    for (const word of sequence) {
      if (word === 0) isApart = true
      else {
        if (before !== 0 && (isApart || !indexed.has(before * words.length + word)))
          addPlace(before, word, section)
        before = word
        isApart = false
      }
    }
  }
  return toTerms(places.subarray(0, count).sort(), words)

  function packPair([first, second]: number[]): number {
    return first! * words.length + second!
  }

  function addPlace(first: number, second: number, section: number): void {
    const pair = rarePair(known[first]!, known[second]!)
    if (pair) places[count++] = numberOf.get(pair.owner.key)! * room + rarePlace(section, pair.sign)
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
