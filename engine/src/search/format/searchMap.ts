/** A file of the index: the hash in its name, and the first key or number it holds. */
export interface IndexPart<Start> {
  start: Start
  hash: string
}

/** The map of an index, loaded first: it says which file holds what. */
export interface SearchMap {
  /** Number of sections of each page; pages are sorted by path. */
  sectionCounts: number[]
  /** Files of terms, by their first keys. */
  terms: IndexPart<string>[]
  /** Files of page entries, by their first pages. */
  pages: IndexPart<number>[]
  /** Hash of the file with all words of titles and headings, used to correct typos. */
  vocabulary: string
  /** Hash of the file that lists the files of pairs, by their first keys. */
  pairs: string
  /** The range of pages of each context; `end` is exclusive. */
  contexts: { path: string; start: number; end: number }[]
}
