import type { Route } from '../site.ts'
import type { Post } from './blog.ts'

/** The posts whose text a page shows in a list. */
export function listedPosts({ target }: Route): Post[] {
  return target.kind === 'postList' ? target.posts : []
}
