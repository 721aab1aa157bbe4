import type { Tag } from '../site.ts'
import type { Blog, Post } from './blog.ts'

/** A tag with its posts, in the order of lists. */
export interface PostTag {
  tag: Tag
  /** Unlisted posts only if the tag has no others. */
  posts: Post[]
  unlisted: boolean
}

/** The tags of a blog. Of several with one address the first gives the name. */
export function postsByTag({ posts }: Blog): PostTag[] {
  const groups = new Map<string, { tag: Tag; posts: Post[] }>()
  for (const post of posts) {
    for (const tag of post.tags) {
      const group = groups.get(tag.permalink)
      if (group) group.posts.push(post)
      else groups.set(tag.permalink, { tag, posts: [post] })
    }
  }
  return [...groups.values()].map(({ tag, posts: all }) => {
    const listed = all.filter((post) => !post.unlisted)
    const unlisted = listed.length === 0
    return { tag, posts: unlisted ? all : listed, unlisted }
  })
}
