import { joinUrlPath } from '../../model/paths.ts'
import type { SiteConfig } from '../siteConfig.ts'
import { localeFolder } from './localeFolder.ts'

/**
 * The `url` and `baseUrl` of a locale: those of the site, with the locale's folder unless it is the default, or as the
 * settings say.
 */
export function localeAddress({ url, baseUrl, i18n }: SiteConfig, locale: string) {
  const own = i18n.localeConfigs[locale]!
  return {
    url: own.url ?? url,
    baseUrl: own.baseUrl ?? joinUrlPath(baseUrl, localeFolder(i18n, locale), '/'),
  }
}
