import type { SearchPage } from '../../model/searchPage.ts'
import { foldWord, spellWord } from '../analysis/spellWord.ts'
import type { Analyser, PageWords } from './analysePage.ts'
import { countIn, type DraftForm, type Drafts, type DraftTerm, draftOf, formOf, placeIn } from './draft.ts'
import { findPairs } from './findPairs.ts'
import { type FoundPhrase, findPhrases, type Synonyms } from './synonyms.ts'

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
  /** Finds the entry of a word by its spelling. */
  lookAt(word: string): KnownWord
  synonyms: Synonyms
  /** For each section, the term numbers of its words. */
  sequences: Int32Array[]
}

/** Collects the places of each word, part of a word and run on all pages; pairs come last. */
export function collectTerms(
  pages: SearchPage[],
  { analyse, written }: Analyser,
  synonyms: Synonyms = new Map(),
): Collection {
  const drafts: Drafts = new Map()
  const sequences: Int32Array[] = []
  const collecting = { drafts, ...createLookUp(written, drafts), sequences, synonyms }
  for (const [page, searchPage] of pages.entries()) collectPage(analyse(searchPage), page, collecting)
  const pairs = findPairs(sequences, [...drafts.keys()])
  return { drafts, pairs, sectionLengths: sequences.map(({ length }) => length) }
}

function collectPage({ titles, sections }: PageWords, page: number, collecting: Collecting): void {
  const { drafts, lookUp, sequences } = collecting
  for (const title of titles) addTitle(title, { kind: 'titles', at: page }, collecting)
  for (const { headings, text, runs } of sections) {
    const section = sequences.length
    for (const heading of headings) addTitle(heading, { kind: 'headings', at: section }, collecting)
    sequences.push(addText(withSynonyms(text.map(lookUp), collecting), section))
    for (const run of runs) countIn(section, formOf(draftOf(drafts, foldWord(run)), run))
  }
}

/** Analyses each written form only once. */
function createLookUp(written: string[], drafts: Drafts): Pick<Collecting, 'lookUp' | 'lookAt'> {
  const known = [lookAt('')]
  const lookUp = (word: number) => {
    known[word] ??= lookAt(written[word]!)
    return known[word]
  }
  return { lookUp, lookAt }

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

/** Adds a title, also as it reads with other names in it. */
function addTitle(title: number[], kind: TitleKind, collecting: Collecting): void {
  const words = title.map(collecting.lookUp)
  placeTitle(words, kind)
  for (const { phrase, at } of phrasesOf(words, collecting))
    for (const other of phrase.others) {
      const instead = other.map(collecting.lookAt)
      placeTitle([...words.slice(0, at), ...instead, ...words.slice(at + phrase.words.length)], kind)
    }
}

function placeTitle(title: KnownWord[], { kind, at }: TitleKind): void {
  const length = Math.min(title.length, farthest)
  for (const [index, { form, parts }] of title.entries()) {
    const place = { at, position: Math.min(index, farthest), length }
    placeIn(kind, place, form)
    if (parts) for (const part of parts) placeIn(kind, place, part)
  }
}

/** Adds the other names of what a text mentions to its end. */
function withSynonyms(words: KnownWord[], collecting: Collecting): KnownWord[] {
  const others = phrasesOf(words, collecting).flatMap(({ phrase }) => phrase.others)
  const gap = collecting.lookUp(0)
  return [...words, ...others.flatMap((other) => [gap, ...other.map(collecting.lookAt)])]
}

function phrasesOf(words: KnownWord[], { synonyms }: Collecting): FoundPhrase[] {
  return synonyms.size > 0
    ? findPhrases(
        words.map(({ form }) => form.spelling),
        synonyms,
      )
    : []
}

/** Counts the words of a section; returns the numbers of their terms, in order. */
function addText(words: KnownWord[], section: number): Int32Array {
  const sequence = new Int32Array(words.length)
  for (const [index, { form, parts, term }] of words.entries()) {
    sequence[index] = term
    if (term === 0) continue
    countIn(section, form)
    if (parts) for (const part of parts) countIn(section, part)
  }
  return sequence
}
