import { join } from 'node:path'
import type { SiteConfig } from '../siteConfig.ts'

/** The folder that holds everything of the current locale, from the site folder; undefined where none is read. */
export function translationFolder({ i18n }: Pick<SiteConfig, 'i18n'>): string | undefined {
  const { path, translate } = i18n.localeConfigs[i18n.currentLocale]!
  return translate !== false ? join(i18n.path, path) : undefined
}
