import type { ContentFile } from '../content/contentFile.ts'

/** Whether a file is a post of the blog, whose page draws the title itself. */
export function isPost({ collection }: Pick<ContentFile, 'collection'>): boolean {
  return collection === 'blog'
}
