/** A heading as the table of contents shows it. */

export interface Heading {
  /** 1 to 6. */
  level: number
  id: string
  /** Inline HTML without links. */
  html: string
  text: string
}
export interface PageLink {
  label: string
  href: string
}

/** A card of a generated-index page. */
export interface Card {
  kind: 'category' | 'link' | 'external'
  label: string
  href: string
  description?: string
}
export interface LastUpdate {
  /** ISO 8601. */
  date?: string
  author?: string
}
export interface TagLink extends PageLink {
  count: number
}
export type PageLinkOrText = { label: string; href?: string }
