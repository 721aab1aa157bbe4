import { pairKey } from '../format/term.ts'
import { countIn, type Drafts, draftOf } from './draft.ts'

/** A pair is kept if it stands this often, and its words stand together so much more than by chance. */
const leastCount = 3
const leastMutualInformation = 0.1

/** Two numbers in one; a site has fewer different words than this. */
const base = 2 ** 26

/**
 * Adds pairs of neighbours that belong together: `hệ điều`, `load balancer`. What belongs together is
 * learnt from the texts themselves (normalised pointwise mutual information), so it serves every language.
 */
export function findPairs(sequences: Int32Array[], words: string[], drafts: Drafts): void {
  const { wordCounts, total } = countWords(sequences, words.length)
  const pairCounts = countPairs(sequences, wordCounts)
  for (const [pair, count] of pairCounts) {
    const [first, second] = [Math.floor(pair / base), pair % base]
    if (
      count < leastCount ||
      information(count, wordCounts[first]!, wordCounts[second]!, total) < leastMutualInformation
    )
      pairCounts.delete(pair)
  }
  for (const [section, sequence] of sequences.entries())
    for (const pair of pairsOf(sequence)) {
      if (!pairCounts.has(pair)) continue
      const key = pairKey(words[Math.floor(pair / base)]!, words[pair % base]!)
      countIn(section, draftOf(drafts, key))
    }
}

function countWords(sequences: Int32Array[], wordCount: number) {
  const wordCounts = new Uint32Array(wordCount)
  let total = 0
  for (const sequence of sequences) {
    for (const number of sequence) wordCounts[number]!++
    total += sequence.length
  }
  return { wordCounts, total }
}

/** Pairs with a rare word cannot be frequent: they are not even counted. */
function countPairs(sequences: Int32Array[], wordCounts: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>()
  for (const sequence of sequences)
    for (const pair of pairsOf(sequence)) {
      const isRare =
        wordCounts[Math.floor(pair / base)]! < leastCount || wordCounts[pair % base]! < leastCount
      if (!isRare) counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  return counts
}

function* pairsOf(sequence: Int32Array): Generator<number> {
  for (let index = 1; index < sequence.length; index++) {
    const [first, second] = [sequence[index - 1]!, sequence[index]!]
    if (first !== 0 && second !== 0) yield first * base + second
  }
}

function information(together: number, first: number, second: number, total: number): number {
  return Math.log((together * total) / (first * second)) / -Math.log(together / total)
}
