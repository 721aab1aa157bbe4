import type { Heading } from '../../model/pageData.ts'

/** A post as a list shows it. */
export interface PostExcerpt {
  html: string
  /** Whether it is the whole post. */
  isWhole: boolean
  lang?: string | undefined
}

/** A compiled note with all its links and images resolved. */
export interface RenderedText {
  html: string
  headings: Heading[]
  /** Undefined when the language is unknown. */
  lang?: string
  hasContentTitle: boolean
  /** Only for a list of posts: the excerpt of each. */
  excerpts?: PostExcerpt[]
}
