import type { ContentFile } from '../content/contentFile.ts'

/** Whether a file is a blog post. Its page renders the title, so the body must not. */
export function isPost({ collection }: Pick<ContentFile, 'collection'>): boolean {
  return collection === 'blog'
}
