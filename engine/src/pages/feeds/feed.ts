import type { FeedPost } from '../../model/feedPost.ts'

/** The content of the blog's feeds. All URLs are absolute. */
export interface Feed {
  title: string
  description: string
  copyright: string
  language: string
  /** The list of posts. */
  link: string
  /** The latest update of its posts. */
  updated: Date
  generator: string
  posts: FeedPost[]
}
