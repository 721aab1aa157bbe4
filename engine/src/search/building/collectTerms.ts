import type { SearchPage } from '../../model/searchPage.ts'
import { foldWord, spellWord } from '../analysis/spellWord.ts'
import type { Analyser, PageWords } from './analysePage.ts'
import { countIn, type DraftForm, type Drafts, type DraftTerm, draftOf, formOf, placeIn } from './draft.ts'
import { findPairs } from './findPairs.ts'

/** All terms of a site, and the length of each section in words. */
export interface Collection {
  drafts: Drafts
  /** Sorted by key. */
  pairs: DraftTerm[]
  sectionLengths: number[]
}

/** The terms that one written form of a word counts for. */
interface KnownWord {
  form: DraftForm
  /** Forms of the parts of a name in code; few words have any. */
  parts?: DraftForm[] | undefined
  /** Number of its term; 0 for a gap between words. */
  term: number
}

const farthest = 15

/** The state while collecting. */
interface Collecting {
  drafts: Drafts
  /** Finds the entry of a word by its number in the dictionary. */
  lookUp(word: number): KnownWord
  /** For each section, the term numbers of its words. */
  sequences: Int32Array[]
}

/** Collects the places of each word, part of a word and run on all pages; pairs come last. */
export function collectTerms(pages: SearchPage[], { analyse, written }: Analyser): Collection {
  const drafts: Drafts = new Map()
  const sequences: Int32Array[] = []
  const collecting = { drafts, lookUp: createLookUp(written, drafts), sequences }
  for (const [page, searchPage] of pages.entries()) collectPage(analyse(searchPage), page, collecting)
  const pairs = findPairs(sequences, [...drafts.keys()])
  return { drafts, pairs, sectionLengths: sequences.map(({ length }) => length) }
}

function collectPage({ title, sections }: PageWords, page: number, collecting: Collecting): void {
  const { drafts, lookUp, sequences } = collecting
  addTitle(title.map(lookUp), { kind: 'titles', at: page })
  for (const { headings, text, runs } of sections) {
    const section = sequences.length
    for (const heading of headings) addTitle(heading.map(lookUp), { kind: 'headings', at: section })
    sequences.push(addText(text, section, lookUp))
    for (const run of runs) countIn(section, formOf(draftOf(drafts, foldWord(run)), run))
  }
}

/** Analyses each written form only once. */
function createLookUp(written: string[], drafts: Drafts): Collecting['lookUp'] {
  const known = [lookAt('')]
  return (word) => {
    known[word] ??= lookAt(written[word]!)
    return known[word]
  }

  function lookAt(word: string): KnownWord {
    const { exact, folded, parts } = spellWord(word)
    const draft = draftOf(drafts, folded)
    return {
      form: formOf(draft, exact),
      parts: parts.length > 0 ? parts.map((part) => formOf(draftOf(drafts, part), part)) : undefined,
      term: draft.number,
    }
  }
}

interface TitleKind {
  kind: 'titles' | 'headings'
  at: number
}

function addTitle(title: KnownWord[], { kind, at }: TitleKind): void {
  const length = Math.min(title.length, farthest)
  for (const [index, { form, parts }] of title.entries()) {
    const place = { at, position: Math.min(index, farthest), length }
    placeIn(kind, place, form)
    if (parts) for (const part of parts) placeIn(kind, place, part)
  }
}

/** Counts the words of a section; returns the numbers of their terms, in order. */
function addText(text: number[], section: number, lookUp: Collecting['lookUp']): Int32Array {
  const sequence = new Int32Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const { form, parts, term } = lookUp(text[index]!)
    sequence[index] = term
    if (term === 0) continue
    countIn(section, form)
    if (parts) for (const part of parts) countIn(section, part)
  }
  return sequence
}
