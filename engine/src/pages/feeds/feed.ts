import type { FeedPost } from '../../model/feedPost.ts'

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
