/** A post in a feed. All addresses are whole. */
export interface FeedPost {
  title: string
  description: string
  link: string
  published: Date
  updated: Date
  authors: FeedAuthor[]
  tags: string[]
  /** All of it, as HTML. */
  html: string
}

/** Who wrote it; feeds want a name. */
export interface FeedAuthor {
  name: string
  link?: string
}
