import { z } from 'zod'
import type { FeedFacts, FeedType } from '../../model/callbackFacts.ts'
import type { FeedPost } from '../../model/feedPost.ts'
import { callback } from './parts.ts'

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
