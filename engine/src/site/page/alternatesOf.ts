import type { Route, Site } from '../site.ts'
import { findTranslations } from '../translations.ts'

/** Full URLs of the page in every locale that has it, and as `x-default` that of the default locale. */
export function alternatesOf(route: Route, site: Site): { lang: string; url: string }[] {
  const { defaultLocale, localeConfigs } = site.config.i18n
  return findTranslations(route, site)
    .filter(({ isSamePage }) => isSamePage)
    .flatMap(({ locale, url }) => [
      { lang: localeConfigs[locale]!.htmlLang, url },
      ...(locale === defaultLocale ? [{ lang: 'x-default', url }] : []),
    ])
}
