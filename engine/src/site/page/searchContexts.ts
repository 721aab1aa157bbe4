import type { SiteConfig } from '../../config/siteConfig.ts'
import type { SearchContext } from '../../model/searchSettings.ts'

/** The search contexts: parts of the site that can be searched separately, with labels in the current locale. */
export function searchContexts({ search, i18n }: SiteConfig): SearchContext[] {
  if (search === false) return []
  return search.searchContextByPaths.map(({ path, label }) => ({
    path,
    label: typeof label === 'string' ? label : (label[i18n.currentLocale] ?? path),
  }))
}
