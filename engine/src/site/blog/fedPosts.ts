import type { Blog, Post } from './blog.ts'

/** The posts that feeds hold: the newest first, whatever the order of lists. */
export function fedPosts({ listed, config }: Blog): Post[] {
  const newestFirst = listed.toSorted((a, b) => b.date.getTime() - a.date.getTime())
  return newestFirst.slice(0, config.feedOptions.limit)
}
