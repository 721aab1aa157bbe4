/** Where a term stands in a title (`at` is a page) or a heading (`at` is a section). */
export interface TitlePlace {
  at: number
  /** Number of the word in the title, from 0, and how many words the title has: both at most 15. */
  position: number
  length: number
}

/** How much a section is about a term. */
export interface BodyPlace {
  at: number
  /** 0 to 3. */
  impact: number
}

/** One spelling of a term, with its places in order. */
export interface Form {
  spelling: string
  titles: TitlePlace[]
  headings: TitlePlace[]
  body: BodyPlace[]
}

/** What can be looked up: a folded word, a pair of words with a blank between, or a run with signs in it. */
export interface Term {
  key: string
  /** Stands in so many sections that only its titles and headings are kept. */
  isCommon: boolean
  forms: Form[]
}

/** The first word of a key: terms that share it stand in one file. */
export const headOf = (key: string) => key.split(' ', 1)[0]!
