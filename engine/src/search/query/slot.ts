import type { Form } from '../format/term.ts'
import type { Clause } from './query.ts'

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
}

/** A spelling in the index that may match a word of the query. */
export interface Candidate {
  form: Form
  /** 1 for the word itself. */
  quality: number
  /** Whether the word is so frequent that its places in texts are not indexed. */
  isCommon: boolean
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
