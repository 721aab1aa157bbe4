import type { LastUpdate, PageLink } from './pageParts.ts'

/** The header of a post, on its page and in lists. */
export interface PostHead {
  title: string
  href: string
  /** ISO 8601. */
  date: string
  /** Undefined when it is not shown. */
  readingMinutes?: number
  authors: Author[]
  /** Language of the post's own text. */
  lang: string
}

/** A post as lists show it. */
export interface PostSummary extends PostHead {
  /** The excerpt, or the whole post. */
  html: string
  isWhole: boolean
  tags: PageLink[]
  /** The address of its picture; only for the newest post. */
  picture?: string
}

/** A post in the archive. */
export type ArchivedPost = Pick<PostHead, 'title' | 'href' | 'date' | 'lang'>

/** The articles of the blog's pages, by kind. */
export type BlogContent =
  | PostContent
  | PostListContent
  | { kind: 'authorsList'; authors: (Author & { count: number })[] }
  | { kind: 'archive'; years: { year: number; posts: ArchivedPost[] }[] }

export interface PostContent {
  kind: 'post'
  head: PostHead
  html: string
  draft: boolean
  unlisted: boolean
  tags: PageLink[]
  editUrl?: string
  lastUpdate?: LastUpdate
  newer?: PageLink
  older?: PageLink
}

export interface PostListContent {
  kind: 'postList'
  posts: PostSummary[]
  /** The title of the list. */
  title: string
  description?: string
  /** Whose posts they are, on the page of an author. */
  author?: Author
  /** The tag that they have, on its page. */
  tag?: PageLink
  /** The list of all tags, or of all authors. */
  all?: PageLink
  unlisted: boolean
  /** How many posts all pages of the list have, which of these this one is, from 1, and how many there are. */
  postCount: number
  number: number
  pageCount: number
  newerHref?: string
  olderHref?: string
}

/** The author of a post, as pages show them. */
export interface Author {
  name?: string
  title?: string
  description?: string
  imageUrl?: string
  /** The author's page in the blog, else their own URL, else a `mailto:` link. */
  href?: string
  socials: SocialLink[]
}

/** An account of an author at another site. */
export interface SocialLink {
  /** Display name: `GitHub`. */
  platform: string
  href: string
}

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
