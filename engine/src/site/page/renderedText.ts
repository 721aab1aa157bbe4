import type { Heading } from '../../model/pageData.ts'

/** What compiling a note gave, with every link and image made concrete. */
export interface RenderedText {
  html: string
  headings: Heading[]
  /** Undefined when nothing shows which it is. */
  lang?: string
  hasContentTitle: boolean
}
