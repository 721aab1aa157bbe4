/** A part of the site that is searched by itself from the pages within it. */
export interface SearchContext {
  /** Below the base address, without slashes at its ends. */
  path: string
  label: string
}

/** The site's own index, which a worker reads. */
export interface IndexProvider {
  name: 'index'
  /** Addresses of the worker and of the folder of the index. */
  worker: string
  folder: string
}

/** An index at Algolia, made by its crawler (DocSearch). */
export interface AlgoliaProvider {
  name: 'algolia'
  /** Address of the code that asks it. */
  script: string
  /** Address of the server, without a slash at its end. */
  server: string
  appId: string
  apiKey: string
  indexName: string
  /** Further parameters of each question. */
  parameters: Record<string, unknown>
  /** What pages are tagged with that may be found, by version; undefined: all pages. */
  tags?: Record<string, string[]>
  /** Language of the site. */
  language: string
  /** A pattern of addresses on other sites; all others are of this site. */
  externalUrls?: string
  /** A pattern in the paths of results, and what stands there instead. */
  replacePath?: { from: string; to: string }
}

/** What answers the questions. */
export type SearchProvider = IndexProvider | AlgoliaProvider

/** What the search in the browser needs to know; it travels with every page. */
export interface SearchSettings {
  /** Addresses of its code and styles. */
  script: string
  stylesheet: string
  provider: SearchProvider
  /** Address of the search page, with a slash at its end. */
  page: string
  base: string
  /** Keys that lead to the box, such as `mod+k`; undefined for none. */
  shortcut?: string
  /** Whether the box names those keys. */
  hint: boolean
  limit: number
  snippetLength: number
  /** How many letters of a word may be wrong. */
  edits: number
  highlight: boolean
  explicitPath: boolean
  contexts: SearchContext[]
  /** Pages outside all contexts search everything. */
  everywhere: boolean
  /** Pages outside all contexts show no box. */
  onlyInContext: boolean
  /** Paths of all versions but the latest, below the base address, with a slash at their ends. */
  versions: string[]
}
