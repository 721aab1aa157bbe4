import { type PageWords, readPage } from './analysePage.ts'
import {
  createLists,
  type DraftForm,
  type DraftTerm,
  detailOf,
  emptyForm,
  formOf,
  type Lexicon,
  type NumberLists,
  packCount,
  placeIn,
} from './draft.ts'
import { findPairs, type PairCounts } from './findPairs.ts'

/** All terms of a site. */
export interface Collection {
  drafts: DraftTerm[]
  /** Sorted by key. */
  pairs: DraftTerm[]
  pairCounts: PairCounts
  /** For each section, the term numbers of its words, with 0 for a gap. */
  sequences: Int32Array[]
}

/** Collects the places of each word, part of a word and run on all pages; pairs come last. */
export function collectTerms(pages: PageWords[], lexicon: Lexicon): Collection {
  const sequences = sequencesOf(pages)
  const { terms: pairs, counts } = findPairs(sequences, lexicon.terms)
  return { drafts: draftTerms(pages, lexicon), pairs, pairCounts: counts, sequences }
}

const sequencesOf = (pages: PageWords[]): Int32Array[] =>
  pages.flatMap((page) => readPage(page).sections.map(({ text }) => text))

/** The terms that some page has, each with its forms; of those with a mark, if there are `marks` by term. */
export function draftTerms(
  pages: PageWords[],
  lexicon: Lexicon,
  { marks, read = readPage }: { marks?: Uint8Array; read?: typeof readPage } = {},
): DraftTerm[] {
  const { spellings, termOf } = lexicon
  const forms: DraftForm[] = []
  const isForm = Uint8Array.from(termOf, (term) => marks?.[term] ?? 1)
  const isLeftOut = (form: number) => isForm[form] === 0
  const formAt = (number: number) => {
    forms[number] ??= emptyForm(spellings[number]!)
    return forms[number]
  }
  const place = (kind: 'titles' | 'headings', at: number, words: Int32Array) => {
    for (const packed of words) {
      const form = formOf(packed)
      if (isLeftOut(form)) continue
      const detail = detailOf(packed)
      placeIn(kind, { at, position: detail >> 4, length: detail & 15 }, formAt(form))
    }
  }
  let section = 0
  for (const [page, words] of pages.entries()) {
    const { titles, sections } = read(words)
    place('titles', page, titles)
    for (const { headings } of sections) place('headings', section++, headings)
  }
  const lists = listCounts(pages, isForm, read)
  for (const form of spellings.keys()) {
    const counts = lists.of(form)
    if (counts.length > 0) formAt(form).counts = counts
  }
  return toDrafts(forms, lexicon)
}

/** The counts of each form in texts. */
function listCounts(pages: PageWords[], isForm: Uint8Array, read: typeof readPage): NumberLists {
  const sizes = new Uint32Array(isForm.length)
  const visit = (act: (packed: number, section: number) => void) => {
    let section = 0
    for (const page of pages)
      for (const { counts } of read(page).sections) {
        for (let at = 0; at < counts.length; at++)
          if (isForm[formOf(counts[at]!)] === 1) act(counts[at]!, section)
        section++
      }
  }
  visit((packed) => void sizes[formOf(packed)]!++)
  const lists = createLists(sizes)
  visit((packed, section) => lists.add(formOf(packed), packCount(section, detailOf(packed))))
  return lists
}

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
