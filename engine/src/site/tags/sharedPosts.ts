import type { Blog, Post } from '../blog/blog.ts'
import { postsByTag } from '../blog/postsByTag.ts'

/** The listed posts of each tag of a blog, by the address of the tag below that of all tags. */
export function sharedPosts(blog: Blog | undefined): Map<string, Post[]> {
  const listed = blog ? postsByTag(blog).filter(({ unlisted }) => !unlisted) : []
  return new Map(listed.map(({ tag, posts }) => [tag.permalink.slice(blog!.tagsPath.length), posts]))
}
