import type { SearchPage } from '../../model/searchPage.ts'
import type { Analyser, PageWords } from './analysePage.ts'
import {
  countIn,
  type DraftForm,
  type DraftTerm,
  detailOf,
  emptyForm,
  formOf,
  type Lexicon,
  placeIn,
} from './draft.ts'
import { findPairs } from './findPairs.ts'
import type { Names } from './synonyms.ts'

/** All terms of a site, and the length of each section in words. */
export interface Collection {
  drafts: DraftTerm[]
  /** Sorted by key. */
  pairs: DraftTerm[]
  sectionLengths: number[]
  /** For each section, the term numbers of its words, with 0 for a gap. */
  sequences: Int32Array[]
  /** The keys of terms by number. */
  words: string[]
}

/** The state while collecting. */
interface Collecting {
  /** The form with a number. */
  formAt(number: number): DraftForm
  sequences: Int32Array[]
}

/** Collects the places of each word, part of a word and run on all pages; pairs come last. */
export function collectTerms(
  pages: SearchPage[],
  { lexicon, open }: Analyser,
  names: Names = [],
): Collection {
  const forms: DraftForm[] = []
  const formAt = (number: number) => {
    forms[number] ??= emptyForm(lexicon.spellings[number]!)
    return forms[number]
  }
  const sequences: Int32Array[] = []
  const analyse = open(names)
  for (const [page, searchPage] of pages.entries())
    collectPage(analyse(searchPage), page, { formAt, sequences })
  return {
    drafts: toDrafts(forms, lexicon),
    pairs: findPairs(sequences, lexicon.terms),
    sectionLengths: sequences.map(({ length }) => length),
    sequences,
    words: lexicon.terms,
  }
}

function collectPage(words: PageWords, page: number, { formAt, sequences }: Collecting): void {
  const place = (kind: 'titles' | 'headings', at: number, from: number, to: number) => {
    for (const packed of words.subarray(from, to)) {
      const detail = detailOf(packed)
      placeIn(kind, { at, position: detail >> 4, length: detail & 15 }, formAt(formOf(packed)))
    }
  }
  let at = 1 + words[0]!
  place('titles', page, 1, at)
  while (at < words.length) {
    const section = sequences.length
    const counts = at + 3 + words[at]!
    const text = counts + words[at + 1]!
    const end = text + words[at + 2]!
    place('headings', section, at + 3, counts)
    for (const packed of words.subarray(counts, text))
      countIn(section, formAt(formOf(packed)), detailOf(packed))
    sequences.push(words.subarray(text, end))
    at = end
  }
}

/** The terms that some page has, each with its forms. */
function toDrafts(forms: DraftForm[], { terms, termOf }: Lexicon): DraftTerm[] {
  const drafts = new Map<number, DraftTerm>()
  forms.forEach((form, number) => {
    const term = termOf[number]!
    const draft = drafts.get(term)
    if (draft) draft.forms.push(form)
    else if (term !== 0) drafts.set(term, { key: terms[term]!, number: term, forms: [form] })
  })
  return [...drafts.values()]
}
