import type { SiteConfig } from './siteConfig.ts'

/** The folders that a site is made from, as its settings name them; some may lie outside of the site's folder. */
export function sourceFolders({ docs, blog, pages, i18n, staticDirectories }: SiteConfig): string[] {
  const folders = [...docs, blog, pages, i18n].flatMap((folder) => (folder ? [folder.path] : []))
  return [...folders, ...staticDirectories]
}
