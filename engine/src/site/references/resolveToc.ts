import type { Document, TocReference } from '../../markdown/document.ts'
import { buildToc } from '../page/buildToc.ts'
import type { References } from '../resolveReferences.ts'
import { found, type ResolvedReference } from './resolvedReference.ts'

/** Lists the headings of a note within its text. */
export function resolveToc(
  { headings: listed, minLevel, maxLevel }: TocReference,
  { headings, ownToc = headings }: Document,
  { config, lists }: References,
): ResolvedReference {
  const levels = { toc_min_heading_level: minLevel, toc_max_heading_level: maxLevel }
  return found(lists.headings(buildToc(listed ?? ownToc, levels, config.tableOfContents) ?? []))
}
