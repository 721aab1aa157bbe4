/** A part of the site that is searched by itself from the pages within it. */
export interface SearchContext {
  /** Below the base address, without slashes at its ends. */
  path: string
  label: string
}

/** What the search in the browser needs to know; it travels with every page. */
export interface SearchSettings {
  /** Addresses of its code and of the folder of its index. */
  script: string
  worker: string
  stylesheet: string
  index: string
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
