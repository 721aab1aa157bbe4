import type { SiteConfig } from '../../config/siteConfig.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import type { Author } from '../../model/blogContent.ts'
import type { LastUpdate } from '../../model/pageData.ts'
import type { RoutePath } from '../../model/paths.ts'
import type { Tag } from '../site.ts'

/** The settings of a blog that is switched on. */
export type BlogConfig = Exclude<SiteConfig['blog'], false>

/** A post with its place in the blog. */
export interface Post {
  outline: DocumentOutline
  title: string
  description: string
  permalink: RoutePath
  date: Date
  tags: Tag[]
  authors: PostAuthor[]
  draft: boolean
  /** Left out of every list. Always false in dev mode. */
  unlisted: boolean
  editUrl?: string | undefined
  lastUpdate?: LastUpdate | undefined
}

/** Who wrote a post. */
export interface PostAuthor extends Author {
  /** The key in the authors file; undefined for an author described only in the post. */
  key?: string
  /** The page that lists the author's posts. */
  page?: RoutePath
}

/** A blog that has posts. */
export interface Blog {
  config: BlogConfig
  /** The route of the list of posts, base URL included. All other blog pages are below it. */
  path: RoutePath
  tagsPath: RoutePath
  authorsPath: RoutePath
  archivePath?: RoutePath | undefined
  /** All posts, unlisted ones too, in the order of lists. */
  posts: Post[]
  /** The posts that are not unlisted. */
  listed: Post[]
  /** Everyone in the authors file, in its order. */
  authors: PostAuthor[]
}

/** The subject of a list of posts: the whole blog, one tag or one author. */
export type ListSubject =
  | { kind: 'blog' }
  | { kind: 'tag'; tag: Tag; unlisted: boolean }
  | { kind: 'author'; author: PostAuthor }

/** The target of a route of the blog. */
export type BlogTarget =
  | { kind: 'post'; post: Post; blog: Blog; newer?: Post | undefined; older?: Post | undefined }
  | PostListTarget
  | { kind: 'blogTags'; blog: Blog }
  | { kind: 'blogAuthors'; blog: Blog }
  | { kind: 'blogArchive'; blog: Blog }

/** One page of a list. */
export interface PostListTarget {
  kind: 'postList'
  blog: Blog
  subject: ListSubject
  posts: Post[]
  /** The number of posts on all pages of the list. */
  postCount: number
  /** The pages beside it. */
  newerPath?: RoutePath | undefined
  olderPath?: RoutePath | undefined
}
