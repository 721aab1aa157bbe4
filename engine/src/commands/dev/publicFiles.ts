import { join } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { DocsVersion } from '../../config/versions/docsVersion.ts'
import { listPublicFiles, type PublicFiles } from '../../links/linkIndex.ts'
import { type OutputPath, toPageKey } from '../../model/paths.ts'
import type { Site } from '../../site/site.ts'

/**
 * Every file that a link may lead to besides pages. Other locales are not read in dev, so any address below theirs
 * counts as existing.
 */
export function publicFiles(site: Site, paths: OutputPath[]): PublicFiles {
  const { config } = site
  const files = listPublicFiles(site, paths)
  const languages = Object.values(config.i18n.localeConfigs)
    .map(({ baseUrl = config.baseUrl }) => baseUrl)
    .filter((baseUrl) => baseUrl !== config.baseUrl && baseUrl.startsWith(config.baseUrl))
    .map(toPageKey)
  const isInLanguage = (key: string) => languages.some((folder) => `${key}/`.startsWith(`${folder}/`))
  return { has: (key) => files.has(key) || isInLanguage(key) }
}

/** The folders that notes, posts, pages and their translations are read from. Absolute; some may lie outside of the site. */
export function contentFolders(
  { siteDir, pages, blog, i18n }: SiteConfig,
  versions: DocsVersion[],
): string[] {
  const folders = [...versions.map(({ folder }) => ({ path: folder })), pages, blog, i18n]
  return folders.flatMap((folder) => (folder ? [join(siteDir, folder.path)] : []))
}
