import { join } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { DocsVersion } from '../../config/versions/docsVersion.ts'

/** The folders that notes, posts, pages and their translations are read from. Absolute; some may lie outside of the site. */
export function contentFolders(
  { siteDir, pages, blog, i18n }: SiteConfig,
  versions: DocsVersion[],
): string[] {
  const folders = [...versions.map(({ folder }) => ({ path: folder })), pages, blog, i18n]
  return folders.flatMap((folder) => (folder ? [join(siteDir, folder.path)] : []))
}
