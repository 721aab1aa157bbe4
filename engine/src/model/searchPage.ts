import type { TextSection } from './textSection.ts'

/** A page as input of the search index. */
export interface SearchPage {
  /** Decoded, below the base address and its version, without a slash at its start. */
  path: string
  /** Encoded, base included. */
  href: string
  title: string
  description: string
  /** Keywords and tags. */
  keywords: string[]
  lang: string
  breadcrumbs: string[]
  sections: TextSection[]
}
