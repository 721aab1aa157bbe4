import type { SiteConfig } from '../../config/siteConfig.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import type { Author } from '../../model/author.ts'
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
  /** Kept out of every list. Never so while writing. */
  unlisted: boolean
  editUrl?: string | undefined
  lastUpdate?: LastUpdate | undefined
}

/** Who wrote a post. */
export interface PostAuthor extends Author {
  /** In the authors file; undefined for those who are described in the post itself. */
  key?: string
  /** Where a page lists their posts. */
  page?: RoutePath
}

/** A blog that has posts. */
export interface Blog {
  config: BlogConfig
  /** Where its list of posts stands, base included; all else stands below it. */
  path: RoutePath
  tagsPath: RoutePath
  authorsPath: RoutePath
  archivePath?: RoutePath | undefined
  /** In the order of lists, unlisted ones among them. */
  posts: Post[]
  /** Those that lists show. */
  listed: Post[]
  /** Everyone in the authors file, in its order. */
  authors: PostAuthor[]
}

/** What a list of posts is about. */
export type ListSubject =
  | { kind: 'blog' }
  | { kind: 'tag'; tag: Tag; unlisted: boolean }
  | { kind: 'author'; author: PostAuthor }

/** What stands at an address of the blog. */
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
  /** Of all pages of the list. */
  postCount: number
  /** The pages beside it. */
  newerPath?: RoutePath | undefined
  olderPath?: RoutePath | undefined
}
