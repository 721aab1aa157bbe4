/** A file of the index, by the hash of its content, and the first of what it holds. */
export interface IndexPart<Start> {
  start: Start
  hash: string
}

/** What is known of an index before anything is asked: where to look for what. */
export interface SearchMap {
  /** How many sections each page has; pages stand in the order of their addresses. */
  sectionCounts: number[]
  /** Files of terms, by their first keys. */
  terms: IndexPart<string>[]
  /** Files of page entries, by their first pages. */
  pages: IndexPart<number>[]
  /** The words of all titles and headings, for mending what was mistyped. */
  vocabulary: string
  /** The list of the files of pairs, by their first keys. */
  pairs: string
  /** Where each context begins and ends among the pages. */
  contexts: { path: string; start: number; end: number }[]
}
