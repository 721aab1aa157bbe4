/** A text with its matches between the requested tags (`markStart` and `markEnd`). */
interface MarkedValue {
  value: string
}

/** The levels of headings: `lvl0` the section of the site, `lvl1` the page, the others within it. */
export type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`

/** A record of Algolia's crawler for documentation (DocSearch). Older crawlers leave some of it out. */
export interface AlgoliaHit {
  url: string
  type: Level | 'content'
  hierarchy: Partial<Record<Level, string | null>>
  language?: string
  lang?: string
  _highlightResult?: { hierarchy?: Partial<Record<Level, MarkedValue>> }
  _snippetResult?: { content?: MarkedValue }
}

/** The server's answer to one query. */
export interface AlgoliaResponse {
  results: [{ hits: AlgoliaHit[]; nbHits: number }]
}
