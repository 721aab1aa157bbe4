import type { DocumentOutline } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { postDate } from './buildPosts.ts'

/** The posts whose date has to be found elsewhere, for they say none themselves. */
export function undatedPosts(outlines: DocumentOutline[]): SourcePath[] {
  return outlines
    .filter((outline) => outline.file.collection === 'blog' && postDate(outline) === undefined)
    .map(({ file }) => file.source)
}
