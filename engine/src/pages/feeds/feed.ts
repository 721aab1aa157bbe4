/** The blog as its feeds tell it. All addresses are whole. */
export interface Feed {
  title: string
  description: string
  copyright: string
  language: string
  /** The list of posts. */
  link: string
  /** When what it holds was last changed. */
  updated: Date
  generator: string
  posts: FeedPost[]
}

/** A post in a feed. */
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
