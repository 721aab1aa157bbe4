import type { Blog, Post } from '../blog/blog.ts'
import { groupByTag } from './groupByTag.ts'

/** The listed posts of each tag of a blog, keyed by the tag's path below the tags page. */
export function sharedPosts(blog: Blog | undefined): Map<string, Post[]> {
  const listed = blog ? groupByTag(blog.posts).filter(({ unlisted }) => !unlisted) : []
  return new Map(listed.map(({ tag, items }) => [tag.permalink.slice(blog!.tagsPath.length), items]))
}
