import type { Form } from '../format/term.ts'

/** Parts of a page that a clause can be limited to, and facts about pages that it can ask for. */
export const queryFields = ['title', 'heading', 'tag', 'in', 'lang'] as const

export type QueryField = (typeof queryFields)[number]

/** One term of a query with its operators. */
export interface Clause {
  /** Without signs and field. */
  text: string
  field?: QueryField
  /** Set by `+` (`required`) and `-` (`prohibited`). */
  presence: 'wanted' | 'required' | 'prohibited'
  isPhrase: boolean
  /** Whether it may be a prefix of a longer word. */
  isPrefix: boolean
  /** Whether the whole text is one word of the index, though punctuation joins it. */
  isWhole?: boolean
  /** Maximum number of typos; undefined uses the default of the request. */
  edits?: number
  boost: number
}

/** A mistake in a query, with its place. */
export interface QueryError {
  message: string
  start: number
  end: number
}

export interface Query {
  clauses: Clause[]
  errors: QueryError[]
}

/** A word of the query. */
export interface Slot {
  exact: string
  folded: string
  /** Parts of a name in code. */
  parts: string[]
  clause: Clause
  isPrefix: boolean
  /** Maximum number of typos. */
  edits: number
  /** 1, or less for a common word beside others; words of weight 0 are not looked up. */
  weight: number
}

/** Words of less weight need not be on a page. */
export const neededWeight = 0.3

/** A spelling in the index that may match a word of the query. */
export interface Candidate {
  form: Form
  /** 1 for the word itself. */
  quality: number
  /** Whether the word is so frequent that its places in texts are not indexed. */
  isCommon: boolean
  /** What is searched for in place of the typed word: after a typo, or for a compound. */
  instead?: string
}

/** A word of the query with its candidates. */
export interface Match {
  slot: Slot
  candidates: Candidate[]
  /** Whether the best candidate is common. */
  isCommon: boolean
  /** Whether no candidate is similar enough: perhaps a typo that cannot be corrected. */
  isDoubtful: boolean
  /** Whether it matches only when decoded as Vietnamese keystrokes. */
  isDecoded: boolean
}

/** A matching page. */
export interface RankedPage {
  page: number
  score: number
  /** Number of words of the query in its title, and which, as bits. */
  titleWords: number
  titleSlots: number
  /** Its sections with words of the query, best first. */
  sections: RankedSection[]
}
export interface RankedSection {
  section: number
  score: number
  /** Number of words of the query in the section, and in its heading. */
  words: number
  headingWords: number
  /** The words of the query in the heading, as bits. */
  headingSlots: number
}

/** Number of words of a query that are looked up. */
export const countAsked = (matches: Match[]) => matches.filter(({ slot }) => slot.weight > 0).length
