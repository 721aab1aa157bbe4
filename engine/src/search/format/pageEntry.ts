import type { IndexPart } from './searchMap.ts'

/** A page as search results need it. */
export interface PageEntry {
  title: string
  /** Encoded, base included. */
  href: string
  breadcrumbs: string[]
  /** In the order of the page; the first may have no title. */
  sections: { title: string; id?: string }[]
  lang: string
  tags: string[]
  /** Files with the texts of its sections, by index of their first section. */
  texts: IndexPart<number>[]
}
