import type { DocumentOutline } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { postDate } from './buildPosts.ts'

/** The posts without a date in their front matter or path. Their dates must be found elsewhere. */
export function undatedPosts(outlines: DocumentOutline[]): SourcePath[] {
  return outlines
    .filter((outline) => outline.file.collection === 'blog' && postDate(outline) === undefined)
    .map(({ file }) => file.source)
}
