/** Parts of a page that a clause can be limited to, and facts about pages that it can ask for. */
export const queryFields = ['title', 'heading', 'tag', 'in', 'lang'] as const
export type QueryField = (typeof queryFields)[number]

/** One thing that a query asks for. */
export interface Clause {
  /** Without signs and field. */
  text: string
  field?: QueryField
  /** `required` and `prohibited` are what `+` and `-` say. */
  presence: 'wanted' | 'required' | 'prohibited'
  isPhrase: boolean
  /** Whether it may be the beginning of a longer word. */
  isPrefix: boolean
  /** How many letters may differ; undefined leaves that to the search. */
  edits?: number
  boost: number
}

/** What is wrong with a query, and where in it. */
export interface QueryError {
  message: string
  start: number
  end: number
}

export interface Query {
  clauses: Clause[]
  errors: QueryError[]
}
