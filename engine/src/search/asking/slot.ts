import type { Form } from '../format/term.ts'
import type { Clause } from './query.ts'

/** A word of the query. */
export interface Slot {
  exact: string
  folded: string
  /** What a name in code is made of. */
  parts: string[]
  clause: Clause
  isPrefix: boolean
  /** How many letters may be wrong. */
  edits: number
}

/** A spelling in the index that may be what a word of the query means. */
export interface Candidate {
  form: Form
  /** 1 when it is that very word. */
  quality: number
  /** Whether the word stands nearly everywhere, so that the texts where it stands are not listed. */
  isCommon: boolean
}

/** What stands for a word of the query. */
export interface Match {
  slot: Slot
  candidates: Candidate[]
  /** Whether that is so of what it most likely means. */
  isCommon: boolean
  /** Whether nothing is spelled like it: a slip, maybe, in a way that cannot be mended. */
  isDoubtful: boolean
  /** Whether it is a word only when taken for keys of a Vietnamese keyboard. */
  isKeyed: boolean
}
