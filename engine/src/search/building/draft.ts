import type { TitlePlace } from '../format/term.ts'

/** A term while the index is being built. */
export interface DraftTerm {
  key: string
  /** Numbered from 0 in order of appearance. */
  number: number
  forms: DraftForm[]
}

/** One spelling of a term. */
export interface DraftForm {
  spelling: string
  titles: TitlePlace[]
  headings: TitlePlace[]
  /** Sections in order, each with the count of the form in it (`packCount`). */
  counts: Uint32Array
}

/** The terms that texts consist of, and their spellings (forms), by number. */
export interface Lexicon {
  /** Keys of terms. Number 0 is the empty string, for a gap between words. */
  terms: string[]
  spellings: string[]
  /** For each spelling the number of its term. */
  termOf: number[]
}

const emptyLexicon: Lexicon = { terms: [''], spellings: [], termOf: [] }

/** A lexicon that grows. */
export interface GrowingLexicon extends Lexicon {
  /** The number of a key; a new key gets the next one. */
  termNumber(key: string): number
  formNumber(term: number, spelling: string): number
}

/** A lexicon that goes on from another one. */
export function createLexicon({ terms: keys, spellings, termOf }: Lexicon = emptyLexicon): GrowingLexicon {
  const lexicon: Lexicon = { terms: [...keys], spellings: [...spellings], termOf: [...termOf] }
  const terms = new Map(keys.map((key, number) => [key, number]))
  /** The forms that are spelled like their keys, by term; and all others. */
  const plain: number[] = []
  const others = new Map<string, number>()
  for (const [form, spelling] of spellings.entries()) {
    const term = termOf[form]!
    if (spelling === keys[term]) plain[term] = form
    else others.set(`${term} ${spelling}`, form)
  }
  const addForm = (term: number, spelling: string) => {
    lexicon.termOf.push(term)
    return lexicon.spellings.push(spelling) - 1
  }
  return {
    ...lexicon,
    termNumber(key) {
      const known = terms.get(key)
      if (known !== undefined) return known
      const number = lexicon.terms.push(key) - 1
      terms.set(key, number)
      return number
    },
    formNumber(term, spelling) {
      if (spelling === lexicon.terms[term]) {
        plain[term] ??= addForm(term, spelling)
        return plain[term]
      }
      const name = `${term} ${spelling}`
      const known = others.get(name) ?? addForm(term, spelling)
      others.set(name, known)
      return known
    },
  }
}

/** Highest count in one section: the count has six bits. */
export const mostCounted = 63

/** Packs a form with how often a section has it, or with its position in a title and the length of that. */
export const packForm = (form: number, detail: number) => form * 256 + detail
export const formOf = (packed: number) => packed >>> 8
export const detailOf = (packed: number) => packed & 255

/** Counts forms in one section after the other. */
export function createCounter() {
  const counts: number[] = []
  let found: number[] = []
  return {
    count(form: number): void {
      const before = counts[form] ?? 0
      if (before === 0) found.push(form)
      if (before < mostCounted) counts[form] = before + 1
    },
    /** Gives each of them with its count, packed, and begins anew. */
    take(): number[] {
      const taken = found.map((form) => packForm(form, counts[form]!))
      for (const form of found) counts[form] = 0
      found = []
      return taken
    },
  }
}

export const emptyForm = (spelling: string): DraftForm => ({
  spelling,
  titles: none,
  headings: none,
  counts: noCounts,
})

/** Shared empty lists, which save much memory: few forms occur in titles, and many in one text only. */
const none: never[] = []
const noCounts = new Uint32Array()

/** Adds a place in a title or heading; only the first place in each counts. */
export function placeIn(kind: 'titles' | 'headings', place: TitlePlace, form: DraftForm): void {
  const places = form[kind]
  if (places.length === 0) form[kind] = [place]
  else if (places.at(-1)!.at !== place.at) places.push(place)
}

/** Packs a section with how often it has a form, four bytes in all: there are very many. */
export const packCount = (section: number, count: number) => section * (mostCounted + 1) + count
export const countedSection = (counted: number) => counted >>> 6
export const countOf = (counted: number) => counted & mostCounted

/**
 * Writes sections that come in order, counted from some number on, each with how often it comes, into this room. Gives
 * what was written.
 */
export function countSections(
  sections: ArrayLike<number>,
  from = 0,
  room = new Uint32Array(sections.length),
): Uint32Array {
  let end = 0
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at]! - from
    const last = room[end - 1]
    if (last === undefined || countedSection(last) !== section) room[end++] = packCount(section, 1)
    else if (countOf(last) < mostCounted) room[end - 1] = last + 1
  }
  return room.subarray(0, end)
}

/** Lists of numbers, in one piece of memory. */
export interface NumberLists {
  add(list: number, value: number): void
  of(list: number): Uint32Array
}

/** Creates a list for each size that it has at most. */
export function createLists(sizes: Uint32Array): NumberLists {
  const starts = new Uint32Array(sizes.length)
  let total = 0
  for (const [list, size] of sizes.entries()) {
    starts[list] = total
    total += size
  }
  const ends = starts.slice()
  const all = new Uint32Array(total)
  return {
    add(list, value) {
      all[ends[list]!++] = value
    },
    of: (list) => all.subarray(starts[list], ends[list]),
  }
}
