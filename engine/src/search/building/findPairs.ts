import { pairKey } from '../format/term.ts'
import { countIn, type Draft, type Drafts, draftOf } from './draft.ts'

/** A pair is kept if it stands this often, and its words stand together so much more than by chance. */
const leastCount = 3
const leastMutualInformation = 0.1

/**
 * Adds pairs of neighbours that belong together: `hệ điều`, `load balancer`. What belongs together is
 * learnt from the texts themselves (normalised pointwise mutual information), so it serves every language.
 */
export function findPairs(sequences: Int32Array[], words: string[], drafts: Drafts): void {
  const total = sequences.reduce((sum, { length }) => sum + length, 0)
  const frequent = renumber(sequences, words)
  const pairs = new Map<number, Draft>()
  for (const [pair, count] of countPairs(frequent)) {
    const [first, second] = frequent.wordsOf(pair)
    if (count >= leastCount && information(count, first.count, second.count, total) >= leastMutualInformation)
      pairs.set(pair, draftOf(drafts, pairKey(first.word, second.word)))
  }
  for (const [section, sequence] of frequent.sequences.entries())
    visitPairs(sequence, frequent.base, (pair) => {
      const draft = pairs.get(pair)
      if (draft) countIn(section, draft)
    })
}

interface FrequentWords {
  sequences: Int32Array[]
  /** A pair is one number: that of its first word, times this, and that of its second. */
  base: number
  wordsOf(pair: number): [CountedWord, CountedWord]
}

interface CountedWord {
  word: string
  count: number
}

/** Pairs with a rare word cannot be frequent. Without those words the numbers of pairs stay small, and so cheap. */
function renumber(sequences: Int32Array[], words: string[]): FrequentWords {
  const counts = new Uint32Array(words.length)
  for (const sequence of sequences) for (const number of sequence) counts[number]!++
  const known: CountedWord[] = [{ word: '', count: 0 }]
  const numbers = Int32Array.from(words, (word, number) =>
    number === 0 || counts[number]! < leastCount ? 0 : known.push({ word, count: counts[number]! }) - 1,
  )
  const base = known.length
  return {
    sequences: sequences.map((sequence) => sequence.map((number) => numbers[number]!)),
    base,
    wordsOf: (pair) => [known[Math.floor(pair / base)]!, known[pair % base]!],
  }
}

function countPairs({ sequences, base }: FrequentWords): Map<number, number> {
  const counts = new Map<number, number>()
  const count = (pair: number) => counts.set(pair, (counts.get(pair) ?? 0) + 1)
  for (const sequence of sequences) visitPairs(sequence, base, count)
  return counts
}

function visitPairs(sequence: Int32Array, base: number, visit: (pair: number) => void): void {
  for (let index = 1; index < sequence.length; index++) {
    const [first, second] = [sequence[index - 1]!, sequence[index]!]
    if (first !== 0 && second !== 0) visit(first * base + second)
  }
}

function information(together: number, first: number, second: number, total: number): number {
  return Math.log((together * total) / (first * second)) / -Math.log(together / total)
}
