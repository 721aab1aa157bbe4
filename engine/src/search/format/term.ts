/** A place of a term in a title (`at` is a page) or a heading (`at` is a section). */
export interface TitlePlace {
  at: number
  /** Index of the word in the title, and number of words in the title; both at most 15. */
  position: number
  length: number
}

/** One spelling of a term, with its places in order. */
export interface Form {
  spelling: string
  /** Set if texts do not hold the word, but what they hold has a name of several words with it. */
  partOf?: NameInParts
  titles: TitlePlace[]
  headings: TitlePlace[]
  /** Section and impact (0 to 3), packed into one number (`bodyPlace`) because there are very many. */
  body: ArrayLike<number> & Iterable<number>
}

/** A name of several words that the index adds to texts. */
export interface NameInParts {
  id: string
  /** How many words of a query have to be in it. */
  needed: number
}

/**
 * What marks the spelling of a word in the index as part of a name, of which a long one may lack a word. No word and no
 * run has a space.
 */
export const partOfName = (id: string, words: number) =>
  markOf({ id: id.slice(0, 3), needed: words > 2 ? words - 1 : words })

const markOf = ({ id, needed }: NameInParts) => ` ${id}${needed}`

/** A spelling as the index has it: nothing where it is the key of its term. */
export const writeSpelling = ({ spelling, partOf }: Pick<Form, 'spelling' | 'partOf'>, key: string) =>
  partOf ? spelling + markOf(partOf) : spelling === key ? '' : spelling

/** Takes a spelling of the index apart. */
export function readSpelling(written: string, key: string): Pick<Form, 'spelling' | 'partOf'> {
  const at = written.indexOf(' ')
  if (at < 0) return { spelling: written || key }
  const [id, needed] = [written.slice(at + 1, at + 4), Number(written.slice(at + 4))]
  return { spelling: written.slice(0, at), partOf: { id, needed } }
}

/** An index entry: a folded word, a run (words joined by punctuation), or a pair of words (`pairKey`). */
export interface Term {
  key: string
  /** Whether it occurs in so many sections that only titles and headings are indexed. */
  isCommon: boolean
  forms: Form[]
}

/** Packs a section and an impact of 0 to 3. */
export const bodyPlace = (section: number, impact: number) => section * 4 + impact
export const sectionOf = (place: number) => place >>> 2
export const impactOf = (place: number) => place & 3

/** The key of a pair of words, which sorts behind that of its first word. */
export const pairKey = (first: string, second: string) => `${first} ${second}`

export const isPair = ({ key }: Term) => key.includes(' ')

/** On a site with more sections than this, a term keeps only the best section of each page. */
export const manySections = 4000
