import type { Route, Site } from '../site.ts'
import { findTranslations } from '../translations.ts'

/** Full addresses of a page in the languages that have it, and for readers of all others that of the default one. */
export function alternatesOf(route: Route, site: Site): { lang: string; url: string }[] {
  const { defaultLocale, localeConfigs } = site.config.i18n
  return findTranslations(route, site)
    .filter(({ isSamePage }) => isSamePage)
    .flatMap(({ locale, url }) => [
      { lang: localeConfigs[locale]!.htmlLang, url },
      ...(locale === defaultLocale ? [{ lang: 'x-default', url }] : []),
    ])
}
