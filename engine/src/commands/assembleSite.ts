import type { SiteConfig } from '../config/siteConfig.ts'
import { readPostDates } from '../content/gitHistory.ts'
import type { Content } from '../content/readContent.ts'
import { undatedPosts } from '../site/blog/buildPosts.ts'
import { buildSite } from '../site/buildSite.ts'
import { generateItems } from '../site/sidebars/generateItems.ts'
import type { BuildMode, Site, SiteInput } from '../site/site.ts'

/** What a site is assembled from: its content, with the outlines of the notes and the last commit of each file. */
type Parts = Content & Pick<SiteInput, 'outlines' | 'history'>

/** Builds routes and sidebars from notes that were read. The problems of reading are added to those of the site. */
export async function assembleSite(
  { diagnostics: found, ...parts }: Parts,
  config: SiteConfig,
  mode: BuildMode,
): Promise<Site> {
  const posts = await readPostDates(config.siteDir, undatedPosts(parts.outlines))
  const input = await generateItems({ ...parts, postDates: posts.dates }, config, { mode })
  const site = buildSite(input, config, { mode })
  return { ...site, diagnostics: [...found, ...posts.diagnostics, ...site.diagnostics] }
}
