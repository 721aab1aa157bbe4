import type { Heading } from '../../model/pageData.ts'

/** What a list shows of a post. */
export interface PostExcerpt {
  html: string
  /** Whether that is all of it. */
  isWhole: boolean
  lang?: string | undefined
}

/** What compiling a note gave, with every link and image made concrete. */
export interface RenderedText {
  html: string
  headings: Heading[]
  /** Undefined when nothing shows which it is. */
  lang?: string
  hasContentTitle: boolean
  /** Of a list of posts: what it shows of each. */
  excerpts?: PostExcerpt[]
}
