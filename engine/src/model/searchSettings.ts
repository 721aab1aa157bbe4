/** A part of the site that is searched by itself from the pages within it. */
export interface SearchContext {
  /** Below the base address, without slashes at its ends. */
  path: string
  label: string
}

/** The site's own index, which a web worker searches. */
export interface IndexProvider {
  name: 'index'
  /** Addresses of the worker and of the folder of the index. */
  worker: string
  folder: string
}

/** An index at a search server, with records in the shape of DocSearch: a crawler or `sotay search:push` fills it. */
export interface ServerProvider {
  name: 'algolia' | 'typesense' | 'meilisearch' | 'opensearch'
  /** URL of the client code. */
  script: string
  /** Address of the server, without a slash at its end. */
  server: string
  apiKey: string
  indexName: string
  /** The tags of pages to search, by version; undefined for all pages. */
  tags?: Record<string, string[]>
  /** Language of the site. */
  language: string
  /** Regular expression for URLs of other sites; all other results are taken to be of this site. */
  externalUrls?: string
  /** Regular expression in the paths of results, and its replacement. */
  replacePath?: { from: string; to: string }
}

/** What Algolia is asked with besides. */
export interface AlgoliaProvider extends ServerProvider {
  appId: string
  /** Further parameters of each request. */
  parameters: Record<string, unknown>
}

/** Where search results come from. */
export type SearchProvider = IndexProvider | ServerProvider

/** What every page carries of the settings of the search: what is read before its code is loaded. */
export interface SearchStart
  extends Partial<Pick<SearchSettings, 'onlyInContext' | 'base' | 'contexts' | 'versions'>> {
  /** Addresses of its code, the module first, and of that of the box. */
  files: string
  box: string
  /** Keyboard shortcut that focuses the search box, such as `mod+k`; undefined for none. */
  shortcut?: string
  /** Whether the box shows the shortcut, if there is one. */
  hint?: boolean
}

/** Settings of the search in the browser. Its code holds all of them but where it starts. */
export interface SearchSettings extends SearchStart {
  /** Addresses of its styles, and of those of the bar of highlighted words. */
  stylesheet: string
  markStyles: string
  provider: SearchProvider
  /** Address of the search page, with a slash at its end. */
  page: string
  base: string
  limit: number
  snippetLength: number
  /** Maximum number of typos in a word. */
  edits: number
  highlight: boolean
  explicitPath?: boolean
  /** Whether searches without results are kept on the reader's device. */
  keepUnanswered?: boolean
  /** Whether wide screens show the section of the chosen suggestion. */
  preview: boolean
  /** Address of the list of tags, if there is one. */
  tags?: string
  contexts: SearchContext[]
  /** Pages outside all contexts search everything. */
  everywhere?: boolean
  /** Pages outside all contexts show no box. */
  onlyInContext?: boolean
  /** Paths of all versions but the latest, below the base address, with a slash at their ends. */
  versions: string[]
}

/** Folder of the search index, below the base URL. */
export const searchFolder = 'assets/search/'
