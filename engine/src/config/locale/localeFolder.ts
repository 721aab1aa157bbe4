import type { SiteConfig } from '../siteConfig.ts'

/** The folder of the output that holds a language; empty for the default one. */
export function localeFolder({ defaultLocale, localeConfigs }: SiteConfig['i18n'], locale: string): string {
  return locale === defaultLocale ? '' : localeConfigs[locale]!.path
}
