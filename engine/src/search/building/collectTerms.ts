import type { SearchPage } from '../../model/searchPage.ts'
import { findRuns } from '../analysis/findRuns.ts'
import { wordPattern } from '../analysis/findWords.ts'
import { foldWord } from '../analysis/foldWord.ts'
import { type Spelling, spellWord } from '../analysis/spellWord.ts'
import { stopWords } from '../analysis/stopWords.ts'
import { countIn, type Draft, type Drafts, draftOf } from './draft.ts'
import { findPairs } from './findPairs.ts'

/** Every term of a site, with how long each section is. */
export interface Collection {
  drafts: Drafts
  sectionLengths: number[]
}

/** A word that was met, with what is needed each time it is met again. */
interface KnownWord extends Spelling {
  draft: Draft
  partDrafts: Draft[]
  /** 0 for words that make no pairs. */
  number: number
}

/** What may stand between two words of a pair. */
const join = /^[\s\p{Pd}'’]$/u
const farthest = 15

/** Goes through all texts once and notes where each word, part of a word and run stands; pairs come last. */
export function collectTerms(pages: SearchPage[]): Collection {
  const drafts: Drafts = new Map()
  const lookUp = createLookUp(drafts)
  const sequences: Int32Array[] = []
  const sectionLengths: number[] = []
  for (const [page, { title, keywords, description, sections }] of pages.entries()) {
    keepTitle(title, page, 'titles', lookUp)
    for (const [index, section] of sections.entries()) {
      const at = sectionLengths.length
      const isFirst = index === 0
      keepTitle(section.title, at, 'headings', lookUp)
      if (isFirst) for (const keyword of keywords) keepTitle(keyword, at, 'headings', lookUp)
      const heading = section.title || title
      const text =
        isFirst && !section.text.includes(description) ? `${description}\n${section.text}` : section.text
      const sequence = keepText(`${heading}\n${text}`, at, lookUp)
      for (const run of findRuns(`${heading}\n${text}`)) countIn(at, draftOf(drafts, foldWord(run), run))
      sequences.push(sequence)
      sectionLengths.push(sequence.length)
    }
  }
  findPairs(sequences, lookUp.words(), drafts)
  return { drafts, sectionLengths }
}

interface LookUp {
  (written: string): KnownWord
  /** The folded words that make pairs, by number. */
  words(): string[]
}

/** Each way in which a word is written is analysed once. */
function createLookUp(drafts: Drafts): LookUp {
  const known = new Map<string, KnownWord>()
  const numbers = new Map<string, number>([['', 0]])
  const lookUp = (written: string) => {
    const found = known.get(written)
    if (found) return found
    const spelling = spellWord(written)
    const { exact, folded, parts } = spelling
    if (!numbers.has(folded)) numbers.set(folded, numbers.size)
    const word = {
      ...spelling,
      draft: draftOf(drafts, folded, exact),
      partDrafts: parts.map((part) => draftOf(drafts, part, part)),
      number: stopWords.has(exact) ? 0 : numbers.get(folded)!,
    }
    known.set(written, word)
    return word
  }
  return Object.assign(lookUp, { words: () => [...numbers.keys()] })
}

function keepTitle(title: string, at: number, kind: 'titles' | 'headings', lookUp: LookUp): void {
  const words = title.match(wordPattern) ?? []
  const length = Math.min(words.length, farthest)
  for (const [position, written] of words.entries()) {
    const { draft, partDrafts } = lookUp(written)
    for (const each of [draft, ...partDrafts])
      if (each[kind].at(-1)?.at !== at)
        each[kind].push({ at, position: Math.min(position, farthest), length })
  }
}

/** Counts the words of a section; gives their numbers in order, with a 0 between words that do not touch. */
function keepText(text: string, at: number, lookUp: LookUp): Int32Array {
  const sequence: number[] = []
  let end = 0
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    const { draft, partDrafts, number } = lookUp(written)
    countIn(at, draft)
    for (const part of partDrafts) countIn(at, part)
    if (!isTouching(text.slice(end, index))) sequence.push(0)
    sequence.push(number)
    end = index + written.length
  }
  return Int32Array.from(sequence)
}

const isTouching = (gap: string) => gap === ' ' || join.test(gap)
