/** A text and the places to highlight. */
export interface MarkedText {
  text: string
  /** Start and end index of each place, in order. */
  marks: [start: number, end: number][]
  /** Start and end index of each piece of code, in order. */
  code?: [start: number, end: number][]
}

/** A result, ready to show. */
export interface SearchHit {
  /** What matched: the page itself, a heading, or words in a text. */
  kind: 'page' | 'heading' | 'content'
  /** Title of the page. */
  title: MarkedText
  /** Heading of the section; undefined for the page itself. */
  section?: MarkedText
  /** Encoded, base included, without hash. */
  href: string
  hash: string
  breadcrumbs: string[]
  lang: string
  /** Text around the match. */
  snippet?: MarkedText
  /** Whether it is a further section of the page above it. */
  isBelow: boolean
  /** Whether its page holds some words of the query only. */
  isPartly?: boolean
  /** How many more sections of its page match well; at the first hit of a page. */
  more?: number
}

/** Words of a query that are on none of the best pages, and what was found in their place. */
export interface Replacement {
  typed: string
  used: string
  /** Whether other pages hold what was typed. */
  isKnown: boolean
}

/** The parameters of a search. */
export interface SearchRequest {
  /** Who asks: a query replaces the former one of the same asker. */
  asker?: number
  typed: string
  limit: number
  /** Maximum length of the snippet. */
  snippetLength: number
  /** Maximum number of typos per word, unless the query sets it. */
  edits: number
  /** From how many files headings and texts of sections are read; all without. */
  textFiles?: number
  /** Whether further sections of the same pages fill the remaining space. */
  withSections: boolean
  /** Path of the context to search in. */
  context?: string
  /** Whether to search outside of all contexts. */
  outside?: boolean
  /** Only pages of this section of the site, and in this language. */
  section?: string
  lang?: string
}

/** The values that results can be filtered by, most frequent first. */
export interface SearchFacets {
  /** First breadcrumbs of the pages. */
  sections: string[]
  langs: string[]
}

/** The answer to a search. */
export interface SearchAnswer {
  hits: SearchHit[]
  /** Number of matching pages. */
  total: number
  /** Words to highlight on the page of a hit. */
  words: string[]
  errors: { message: string; start: number; end: number }[]
  /** Facets of the matching pages, before filtering by section or language. */
  facets: SearchFacets
  /** Whether files could not be loaded, so that results may be missing. */
  isPartial: boolean
  /** How many of the matching pages hold all words of the query. */
  full?: number
  /** What was found in place of typed words, and the query that takes these as they are. */
  instead?: { words: Replacement[]; exactQuery: string }
  /** The section that a question is about, where there is one; its snippet is its first sentences. */
  best?: SearchHit
  /** Words that were left out on purpose: `-word`. */
  without?: string[]
  /** If nothing was found, words of titles that are similar to the typed ones. */
  nearest?: string[]
}
