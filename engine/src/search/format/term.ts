/** Where a term stands in a title (`at` is a page) or a heading (`at` is a section). */
export interface TitlePlace {
  at: number
  /** Number of the word in the title, from 0, and how many words the title has: both at most 15. */
  position: number
  length: number
}

/** One spelling of a term, with its places in order. */
export interface Form {
  spelling: string
  titles: TitlePlace[]
  headings: TitlePlace[]
  /** A section and how much it is about the term, in one number (`bodyPlace`): there are very many of them. */
  body: ArrayLike<number> & Iterable<number>
}

/** What can be looked up: a folded word, a run with signs in it, or a pair of words (`pairKey`). */
export interface Term {
  key: string
  /** Stands in so many sections that only its titles and headings are kept. */
  isCommon: boolean
  forms: Form[]
}

/** The impact is 0 to 3. */
export const bodyPlace = (section: number, impact: number) => section * 4 + impact
export const sectionOf = (place: number) => place >>> 2
export const impactOf = (place: number) => place & 3

/** What a pair of words is looked up by. */
export const pairKey = (first: string, second: string) => `${first} ${second}`
