import type { Blog, Post } from './blog.ts'

/** The listed posts of everyone in the authors file, by key. */
export function postsByAuthor({ listed, authors }: Blog): Map<string, Post[]> {
  const posts = new Map<string, Post[]>(authors.map(({ key }) => [key!, []]))
  for (const post of listed)
    for (const { key } of post.authors) if (key !== undefined) posts.get(key)?.push(post)
  return posts
}
