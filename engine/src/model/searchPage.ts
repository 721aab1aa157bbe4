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
  /** A name that other sections do not have, where it is known without reading them. */
  sectionsName?: string | undefined
}

/** What tells the sections of a page from others: their name if they have one. */
export const sectionsOrName = (page: SearchPage) => page.sectionsName ?? page.sections

/** Between cells of a table and labels of a diagram, which are no sentences. */
export const cellGap = ' · '

/** Private-use characters around blocks of code, so that a snippet can show them as code. */
export const [codeStart, codeEnd] = ['\ue002', '\ue003']

export const markCode = (code: string) => `${codeStart}${code}${codeEnd}`

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
