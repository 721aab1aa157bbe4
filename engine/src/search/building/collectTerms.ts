import type { SearchPage } from '../../model/searchPage.ts'
import { foldWord } from '../analysis/foldWord.ts'
import { spellWord } from '../analysis/spellWord.ts'
import type { PageWords } from './analysePage.ts'
import { type DraftForm, type Drafts, type DraftTerm, draftOf, formOf, placeIn } from './draft.ts'
import { findPairs } from './findPairs.ts'
import { createPlaceList, type PlaceList } from './placeList.ts'

/** Every term of a site, with how long each section is. */
export interface Collection {
  drafts: Drafts
  /** In the order of their keys. */
  pairs: DraftTerm[]
  sectionLengths: number[]
}

/** What one way of writing a word counts for. */
interface KnownWord {
  form: DraftForm
  /** Of what a name in code is made of; few words are. */
  parts?: DraftForm[] | undefined
  /** Of its term; 0 for what stands between words. */
  term: number
}

const farthest = 15

/** What is known after some pages. */
interface Collecting {
  drafts: Drafts
  lookUp(written: string): KnownWord
  places: PlaceList
  /** Of each section, the numbers of the terms of its words. */
  sequences: Int32Array[]
}

/** Goes through the words of all pages and notes where each word, part of a word and run stands; pairs come last. */
export function collectTerms(pages: SearchPage[], analyse: (page: SearchPage) => PageWords): Collection {
  const drafts: Drafts = { terms: new Map(), forms: [] }
  const places = createPlaceList(pages.reduce((total, { sections }) => total + sections.length, 0))
  const sequences: Int32Array[] = []
  const collecting = { drafts, lookUp: createLookUp(drafts), places, sequences }
  for (const [page, searchPage] of pages.entries()) collectPage(analyse(searchPage), page, collecting)
  for (const { thing, counts } of places.group(1)) drafts.forms[thing]!.counts = counts
  const pairs = findPairs(sequences, [...drafts.terms.keys()])
  return { drafts, pairs, sectionLengths: sequences.map(({ length }) => length) }
}

function collectPage({ written, title, sections }: PageWords, page: number, collecting: Collecting): void {
  const { drafts, lookUp, places, sequences } = collecting
  const words = written.map(lookUp)
  keepTitle(title, words, { kind: 'titles', at: page })
  for (const { headings, text, runs } of sections) {
    const at = sequences.length
    for (const heading of headings) keepTitle(heading, words, { kind: 'headings', at })
    sequences.push(keepText(text, words, { places, at }))
    for (const run of runs) places.add(formOf(drafts, foldWord(run), run).number, at)
  }
}

/** Each way in which a word is written is looked at once. */
function createLookUp(drafts: Drafts): (written: string) => KnownWord {
  const known = new Map<string, KnownWord>()
  return (written) => {
    const found = known.get(written)
    if (found) return found
    const { exact, folded, parts } = spellWord(written)
    const word = {
      form: formOf(drafts, folded, exact),
      parts: parts.length > 0 ? parts.map((part) => formOf(drafts, part, part)) : undefined,
      term: draftOf(drafts, folded).number,
    }
    known.set(written, word)
    return word
  }
}

interface TitleKind {
  kind: 'titles' | 'headings'
  at: number
}

function keepTitle(title: number[], words: KnownWord[], { kind, at }: TitleKind): void {
  const length = Math.min(title.length, farthest)
  for (const [index, word] of title.entries()) {
    const { form, parts } = words[word]!
    const place = { at, position: Math.min(index, farthest), length }
    placeIn(kind, place, form)
    if (parts) for (const part of parts) placeIn(kind, place, part)
  }
}

interface TextPlaces {
  places: PlaceList
  at: number
}

/** Notes the words of a section; gives the numbers of their terms, in order. */
function keepText(text: number[], words: KnownWord[], { places, at }: TextPlaces): Int32Array {
  const sequence = new Int32Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const { form, parts, term } = words[text[index]!]!
    sequence[index] = term
    if (term === 0) continue
    places.add(form.number, at)
    if (parts) for (const part of parts) places.add(part.number, at)
  }
  return sequence
}
