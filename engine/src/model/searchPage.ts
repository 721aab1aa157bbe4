/** A page as input of the search index. */
export interface SearchPage {
  /** Decoded, below the base address and its version, without a slash at its start. */
  path: string
  /** Encoded, base included. */
  href: string
  title: string
  description: string
  /** Other names of the page, which find it like its title. */
  aliases?: string[]
  /** Keywords and tags. */
  keywords: string[]
  lang: string
  breadcrumbs: string[]
  sections: TextSection[]
}

/**
 * A section of a page's text, from one heading of level 1 to 3 to the next. White space is collapsed to single spaces.
 */
export interface TextSection {
  /** Its heading; empty for the text above the first heading. */
  title: string
  /** The id of the heading; undefined where only the page itself can be linked to. */
  id?: string
  text: string
}
