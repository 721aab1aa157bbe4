/** A text with the places in it that answer the query. */
export interface MarkedText {
  text: string
  /** Start and end of each place, in order. */
  marks: [start: number, end: number][]
}

/** A result, ready to show. */
export interface SearchHit {
  /** What was found: the page itself, one of its headings, or words in a text. */
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
  /** Words of the text around the place that was found. */
  snippet?: MarkedText
  /** Whether it stands below a hit of the same page. */
  isBelow: boolean
}

/** What a search asks for. */
export interface SearchRequest {
  typed: string
  limit: number
  /** How many letters of text to show. */
  snippetLength: number
  /** How many letters of a word may be wrong, unless the query says so. */
  edits: number
  /** Whether further sections of the pages found fill what room is left. */
  withSections: boolean
  /** Path of a context, and whether to search in it or outside of all of them. */
  context?: string
  /** Leaves out everything that lies in a context. */
  outside?: boolean
  /** Keeps the pages of one section of the site, and those in one language. */
  section?: string
  lang?: string
}

/** What the pages that were found have to choose from; what most of them have comes first. */
export interface SearchFacets {
  /** The first step of the way to a page. */
  sections: string[]
  langs: string[]
}

/** What a search found. */
export interface SearchAnswer {
  hits: SearchHit[]
  /** How many pages there are in all. */
  total: number
  /** The words to mark on the page that a hit leads to. */
  words: string[]
  errors: { message: string; start: number; end: number }[]
  /** Of the pages that were found before those of one section or language were kept. */
  facets: SearchFacets
  /** Whether files were missing, so that there may be more. */
  isPartial: boolean
}
