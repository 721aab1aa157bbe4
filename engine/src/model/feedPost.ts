/** A post in a feed. All URLs are absolute. */
export interface FeedPost {
  title: string
  description: string
  link: string
  published: Date
  updated: Date
  authors: FeedAuthor[]
  tags: string[]
  image?: string
  /** The whole post, as HTML. */
  html: string
}

/** An author in a feed, which must have a name. */
export interface FeedAuthor {
  name: string
  link?: string
}
