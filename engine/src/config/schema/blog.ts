import { z } from 'zod'
import type { FeedPost } from '../../model/blogContent.ts'
import type {
  FeedFacts,
  FeedType,
  PostEditFacts,
  PostFacts,
  ReadingTimeFacts,
} from '../../model/callbackFacts.ts'
import {
  callback,
  contentFolder,
  editAddress,
  filePatterns,
  folder,
  instanceId,
  listInstances,
  severity,
  uniqueIds,
} from './parts.ts'

const type = z.enum(['rss', 'atom', 'json'])

/** The feeds of the blog. */
export const feed = z.strictObject({
  /** Formats: one, a list of them, or `all`. `null`: no feeds. */
  type: z
    .union([z.literal('all'), type, z.array(type)])
    .nullable()
    .default(['rss', 'atom'])
    .transform(toTypes),
  /** How many posts they hold, the newest first. `false` or `null`: all. */
  limit: z
    .union([z.int().min(1, 'must be 1 or more'), z.literal(false)])
    .nullable()
    .default(20)
    .transform((limit) => limit || Number.POSITIVE_INFINITY),
  /** Left out: the title of the site with "Blog" after it. */
  title: z.string().optional(),
  /** Left out: the title of the site with "Blog" after it. */
  description: z.string().optional(),
  /** Copyright notice. */
  copyright: z.string().default(''),
  /** Language of the posts. Left out: that of the site. */
  language: z.string().optional(),
  /** Makes the items of the feeds in place of the default: fewer posts, or other texts. */
  createFeedItems:
    callback<(facts: FeedFacts) => FeedPost[] | undefined | Promise<FeedPost[] | undefined>>().optional(),
})

function toTypes(given: FeedType | FeedType[] | 'all' | null): FeedType[] {
  if (given === 'all') return ['rss', 'atom', 'json']
  return given === null ? [] : [...new Set([given].flat())]
}

const count = z.int('must be a whole number').min(0, 'must not be below 0')

const sidebar = z.strictObject({
  /** Puts the posts of the sidebar under the years in which they were written. */
  groupByYear: z.boolean().default(true),
})

const options = z.strictObject({
  ...contentFolder,
  /** Name of this blog among several: letters, digits, `_` and `-`. */
  id: instanceId,
  /** Folder of the posts, from the site folder. */
  path: folder.default('blog'),
  /** Path of the blog below `baseUrl`. */
  routeBasePath: z.string().default('blog'),
  /** Patterns of files that are posts. */
  include: filePatterns.default(['**/*.{md,mdx}']),
  /** Name of the blog: the title of its lists. */
  blogTitle: z.string().default('Blog'),
  /** Description of the blog, for search engines and previews. */
  blogDescription: z.string().default('Blog'),
  /** Heading of the posts in the sidebar. Default: "Recent posts", in the language of the page. */
  blogSidebarTitle: z.string().optional(),
  /** How many posts the sidebar shows. `ALL`: every one. 0: no sidebar. */
  blogSidebarCount: z.union([count, z.literal('ALL')]).default(5),
  /** How the sidebar looks. */
  sidebar: sidebar.prefault({}),
  /** How many posts one page of a list shows. `ALL`: every one. */
  postsPerPage: z
    .union([z.int('must be a whole number').min(1, 'must be 1 or more'), z.literal('ALL')])
    .default(10),
  /** Whether lists begin with the newest post or with the oldest. */
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  /** Shows how long a post takes to read. */
  showReadingTime: z.boolean().default(true),
  /** Computes the reading time of a post: in minutes, or undefined to show none. */
  readingTime: callback<(facts: ReadingTimeFacts) => number | undefined>().optional(),
  /**
   * Pattern of the marker that ends the excerpt of a post, which lists show. Left out: a comment that says `truncate`.
   */
  truncateMarker: z.instanceof(RegExp).optional(),
  /** Path of the tag pages below that of the blog. */
  tagsBasePath: z.string().default('tags'),
  /** Path of the further pages of a list below that of the list. */
  pageBasePath: z.string().default('page'),
  /** Path of the list of all posts below that of the blog. `null`: none. */
  archiveBasePath: z.string().nullable().default('archive'),
  /** Path of the author pages below that of the blog. */
  authorsBasePath: z.string().default('authors'),
  /** File in the blog folder that describes the authors. */
  authorsMapPath: z.string().default('authors.yml'),
  /** File in the blog folder that describes the tags. `false`: none. Left out: `tags.yml` if there is one. */
  tags: z.union([z.string(), z.literal(false)]).optional(),
  /** How to report tags that the tags file does not hold. Left out: `warn` if there is such a file. */
  onInlineTags: severity.optional(),
  /** How to report authors who are described in a post. */
  onInlineAuthors: severity.default('warn'),
  /** How to report posts without a truncation marker, which lists show whole. */
  onUntruncatedBlogPosts: severity.default('warn'),
  /** Where a post can be edited: the address before its path, or a function that gives the whole address. */
  editUrl: z.union([editAddress, callback<(facts: PostEditFacts) => string | undefined>()]).optional(),
  /** Filters or sorts the posts: those that it returns are the posts of the blog. */
  processBlogPosts: callback<(facts: { blogPosts: PostFacts[] }) => PostFacts[] | undefined>().optional(),
  /** Feeds, by which readers subscribe to new posts. */
  feedOptions: feed.prefault({}),
})

/** The blog: posts by date. Without posts there is none. Several make a list, each with an `id`. `false`: none. */
export const blog = z
  .union([z.literal(false), options, z.array(options)])
  .prefault({})
  .transform(listInstances)
  .check(uniqueIds('blogs'))
