import type { Blog, Post } from './blog.ts'

/** The posts in the feeds: newest first, whatever the order of lists, up to the configured limit. */
export function fedPosts({ listed, config }: Blog): Post[] {
  const newestFirst = listed.toSorted((a, b) => b.date.getTime() - a.date.getTime())
  return newestFirst.slice(0, config.feedOptions.limit)
}
