/** A post as functions among the settings see it. */
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
