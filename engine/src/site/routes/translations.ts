import { localeAddress } from '../../config/locale/translations.ts'
import { toHref } from '../../model/paths.ts'
import type { LocalePages, PageTranslation, Route, Site } from '../site.ts'
import { outlineOf } from './routeSource.ts'

type LocalizedSite = Pick<Site, 'config' | 'localePages'>

/** Lists the pages of a site by identity, so that the other locales can link to them. */
export function listLocalePages({ routes, config }: Site): LocalePages {
  return new Map(routes.map((route) => [identityOf(route, config), toHref(route.path, config)]))
}

/** The page in every locale of the site. For a locale that is not part of this build, the same path is assumed. */
export function findTranslations(route: Route | undefined, site: LocalizedSite): PageTranslation[] {
  const { config, localePages } = site
  return config.i18n.locales.map((locale) => {
    const { url: host, baseUrl } = localeAddress(config, locale)
    const pages = localePages?.get(locale)
    const below = route && toHref(route.path, config).slice(config.baseUrl.length)
    const guessed = below === undefined ? undefined : baseUrl + below
    const page = pages && route ? pages.get(identityOf(route, config)) : guessed
    const path = page ?? baseUrl
    const url = new URL(path, host).href
    return { locale, url, href: host === config.url ? path : url, isSamePage: page !== undefined }
  })
}

/** Identifies a note by its original file, and any other page by its path within the locale. */
function identityOf({ path, target }: Route, { baseUrl }: Site['config']): string {
  const file = outlineOf(target)?.file
  return file ? (file.original ?? file.source) : `/${path.slice(baseUrl.length)}`
}

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
