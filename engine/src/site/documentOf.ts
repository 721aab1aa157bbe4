import type { Document } from '../markdown/document.ts'
import type { SourcePath } from '../model/paths.ts'
import { outlineOf } from './outlineOf.ts'
import type { RouteTarget } from './site.ts'

/** The compiled note behind a page, if there is one. */
export function documentOf(
  target: RouteTarget,
  documents: ReadonlyMap<SourcePath, Document>,
): Document | undefined {
  const outline = outlineOf(target)
  return outline && documents.get(outline.file.source)
}
