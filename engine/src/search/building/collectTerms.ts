import type { SearchPage } from '../../model/searchPage.ts'
import { foldWord } from '../../std/text.ts'
import { spellWord } from '../analysis/spellWord.ts'
import type { Analyser, PageWords } from './analysePage.ts'
import { countIn, type DraftForm, type Drafts, type DraftTerm, draftOf, formOf, placeIn } from './draft.ts'
import { findPairs } from './findPairs.ts'
import { findPhrases, type Phrase, type Synonyms } from './synonyms.ts'

/** All terms of a site, and the length of each section in words. */
export interface Collection {
  drafts: Drafts
  /** Sorted by key. */
  pairs: DraftTerm[]
  sectionLengths: number[]
  /** For each section, the term numbers of its words, with 0 for a gap. */
  sequences: Int32Array[]
}

/** The terms that one written form of a word counts for. */
interface KnownWord {
  form: DraftForm
  /** Forms of the parts of a name in code; few words have any. */
  parts?: DraftForm[] | undefined
  /** Number of its term; 0 for a gap between words. */
  term: number
  /** The phrases with other names that begin with it. */
  phrases: Phrase[] | undefined
}

const farthest = 15

/** The state while collecting. */
interface Collecting {
  drafts: Drafts
  /** Finds the entry of a word by its number in the dictionary. */
  lookUp(word: number): KnownWord
  /** Finds the entry of a word by its spelling. */
  lookAt(word: string): KnownWord
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
  const collecting = { drafts, ...createLookUp(written, drafts, synonyms), sequences }
  for (const [page, searchPage] of pages.entries()) collectPage(analyse(searchPage), page, collecting)
  const pairs = findPairs(sequences, [...drafts.keys()])
  return { drafts, pairs, sectionLengths: sequences.map(({ length }) => length), sequences }
}

function collectPage({ titles, sections }: PageWords, page: number, collecting: Collecting): void {
  const { drafts, sequences } = collecting
  for (const title of titles) addTitle(title, { kind: 'titles', at: page }, collecting)
  for (const { headings, text, runs } of sections) {
    const section = sequences.length
    for (const heading of headings) addTitle(heading, { kind: 'headings', at: section }, collecting)
    sequences.push(addText(text, section, collecting))
    for (const run of runs) countIn(section, formOf(draftOf(drafts, foldWord(run)), run))
  }
}

/** Analyses each written form only once. */
function createLookUp(
  written: string[],
  drafts: Drafts,
  synonyms: Synonyms,
): Pick<Collecting, 'lookUp' | 'lookAt'> {
  const bySpelling = new Map<string, KnownWord>()
  const known = [lookAt('')]
  const lookUp = (word: number) => {
    known[word] ??= lookAt(written[word]!)
    return known[word]
  }
  return { lookUp, lookAt }

  function lookAt(word: string): KnownWord {
    const found = bySpelling.get(word) ?? describe(word)
    bySpelling.set(word, found)
    return found
  }

  function describe(word: string): KnownWord {
    const { exact, folded, parts } = spellWord(word)
    const draft = draftOf(drafts, folded)
    return {
      form: formOf(draft, exact),
      parts: parts.length > 0 ? parts.map((part) => formOf(draftOf(drafts, part), part)) : undefined,
      term: draft.number,
      phrases: synonyms.get(exact),
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
  for (const { phrase, at } of findPhrases(words))
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

/**
 * Counts the words of a section, and the other names of what it mentions, as if they followed; returns the numbers of
 * their terms, in order.
 */
function addText(text: number[], section: number, { lookUp, lookAt }: Collecting): Int32Array {
  const words = text.map(lookUp)
  const sequence = new Int32Array(words.length)
  let mayMention = false
  for (const [index, word] of words.entries()) {
    sequence[index] = countWord(word, section)
    mayMention ||= word.phrases !== undefined
  }
  if (!mayMention) return sequence
  const others = findPhrases(words).flatMap(({ phrase }) => phrase.others)
  const gap = lookUp(0)
  const added = others.flatMap((other) => [gap, ...other.map(lookAt)])
  const all = new Int32Array(sequence.length + added.length)
  all.set(sequence)
  all.set(
    added.map((word) => countWord(word, section)),
    sequence.length,
  )
  return all
}

/** Counts a word in a section; returns the number of its term. */
function countWord({ form, parts, term }: KnownWord, section: number): number {
  if (term === 0) return 0
  countIn(section, form)
  if (parts) for (const part of parts) countIn(section, part)
  return term
}
