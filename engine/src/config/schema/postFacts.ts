/** A post, as functions in the config receive it. */
export interface PostFacts {
  /** The file, from the site folder. */
  source: string
  title: string
  description: string
  permalink: string
  date: Date
  tags: string[]
  unlisted: boolean
}
