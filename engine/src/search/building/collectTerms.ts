import type { SearchPage } from '../../model/searchPage.ts'
import { spellWord } from '../analysis/spellWord.ts'
import { stopWords } from '../analysis/stopWords.ts'
import type { PageWords } from './analysePage.ts'
import { countIn, type Draft, type Drafts, draftOf } from './draft.ts'
import { findPairs } from './findPairs.ts'

/** Every term of a site, with how long each section is. */
export interface Collection {
  drafts: Drafts
  sectionLengths: number[]
}

/** What one way of writing a word counts for. */
interface KnownWord {
  draft: Draft
  /** Of what a name in code is made of. */
  parts: Draft[]
  /** 0 for words that make no pairs. */
  number: number
}

const farthest = 15

/** Goes through the words of all pages and notes where each word, part of a word and run stands; pairs come last. */
export function collectTerms(pages: SearchPage[], analyse: (page: SearchPage) => PageWords): Collection {
  const drafts: Drafts = new Map()
  const { lookUp, folded } = createLookUp(drafts)
  const sequences: Int32Array[] = []
  for (const [page, searchPage] of pages.entries()) {
    const { written, title, sections } = analyse(searchPage)
    const words = written.map(lookUp)
    const wordOf = (number: number) => words[number]!
    keepTitle(title.map(wordOf), 'titles', page)
    for (const { headings, text, runs } of sections) {
      const at = sequences.length
      for (const heading of headings) keepTitle(heading.map(wordOf), 'headings', at)
      sequences.push(keepText(text, words, at))
      for (const run of runs) countIn(at, draftOf(drafts, run))
    }
  }
  findPairs(sequences, folded, drafts)
  return { drafts, sectionLengths: sequences.map(({ length }) => length) }
}

/** Each way in which a word is written is looked at once. */
function createLookUp(drafts: Drafts) {
  const ofGaps = { draft: draftOf(new Map(), ''), parts: [], number: 0 }
  const known = new Map<string, KnownWord>([['', ofGaps]])
  const numbers = new Map<string, number>()
  const folded = ['']
  return { lookUp, folded }

  function lookUp(written: string): KnownWord {
    const found = known.get(written)
    if (found) return found
    const { exact, folded, parts } = spellWord(written)
    const word = {
      draft: draftOf(drafts, exact),
      parts: parts.map((part) => draftOf(drafts, part)),
      number: stopWords.has(exact) ? 0 : numberOf(folded),
    }
    known.set(written, word)
    return word
  }

  function numberOf(word: string): number {
    const number = numbers.get(word) ?? folded.push(word) - 1
    numbers.set(word, number)
    return number
  }
}

function keepTitle(words: KnownWord[], kind: 'titles' | 'headings', at: number): void {
  const length = Math.min(words.length, farthest)
  for (const [position, { draft, parts }] of words.entries())
    for (const { [kind]: places } of [draft, ...parts])
      if (places.at(-1)?.at !== at) places.push({ at, position: Math.min(position, farthest), length })
}

/** Counts the words of a section; gives their numbers in order. */
function keepText(text: number[], words: KnownWord[], at: number): Int32Array {
  const sequence = new Int32Array(text.length)
  for (let place = 0; place < text.length; place++) {
    const { draft, parts, number } = words[text[place]!]!
    countIn(at, draft)
    for (const part of parts) countIn(at, part)
    sequence[place] = number
  }
  return sequence
}
