import { joinUrlPath } from '../../model/paths.ts'
import type { SiteConfig } from '../siteConfig.ts'
import { localeFolder } from './localeFolder.ts'

/** Where the pages of a language stand: at the root of the site, in a folder of it, or where the settings say. */
export function localeAddress({ url, baseUrl, i18n }: SiteConfig, locale: string) {
  const own = i18n.localeConfigs[locale]!
  return {
    url: own.url ?? url,
    baseUrl: own.baseUrl ?? joinUrlPath(baseUrl, localeFolder(i18n, locale), '/'),
  }
}
