import type { SiteConfig } from '../../config/siteConfig.ts'
import { found, type References, type ResolvedReference } from '../../links/references.ts'
import type { Document, TocReference } from '../../markdown/document.ts'
import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import type { Heading } from '../../model/pageParts.ts'

/** The headings that the table of contents lists. Undefined where there is none to show: no headings, or hidden. */
export function buildToc(
  headings: Heading[],
  frontMatter: DocFrontMatter,
  { minHeadingLevel, maxHeadingLevel }: SiteConfig['tableOfContents'],
): Heading[] | undefined {
  if (frontMatter.hide_table_of_contents || headings.length === 0) return undefined
  const min = frontMatter.toc_min_heading_level ?? minHeadingLevel
  const max = frontMatter.toc_max_heading_level ?? maxHeadingLevel
  return headings.filter(({ level }) => level >= min && level <= max)
}

/** Lists the headings of a note within its text. */
export function resolveToc(
  { headings: listed, minLevel, maxLevel }: TocReference,
  { headings, ownToc = headings }: Document,
  { config, lists }: References,
): ResolvedReference {
  const levels = { toc_min_heading_level: minLevel, toc_max_heading_level: maxLevel }
  return found(lists.headings(buildToc(listed ?? ownToc, levels, config.tableOfContents) ?? []))
}
