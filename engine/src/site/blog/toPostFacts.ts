import type { PostFacts } from '../../config/schema/callbackFacts.ts'
import type { Post } from './blog.ts'

/** Reduces a post to the facts that functions in the config receive. */
export function toPostFacts(post: Post): PostFacts {
  const { outline, title, description, permalink, date, tags, unlisted } = post
  const labels = tags.map(({ label }) => label)
  return { source: outline.file.source, title, description, permalink, date, tags: labels, unlisted }
}
