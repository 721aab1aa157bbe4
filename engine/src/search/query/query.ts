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
