import { localeAddress } from '../config/locale/localeAddress.ts'
import { toHref } from './addresses/toHref.ts'
import { outlineOf } from './outlineOf.ts'
import type { Route, Site } from './site.ts'

/** Where the pages of a language are, by what they are the same page by in all languages. */
export type LocalePages = ReadonlyMap<string, string>

/** A page in one of the languages of the site. */
export interface PageTranslation {
  locale: string
  /** From this page: a path, or a full address when the language has a host of its own. */
  href: string
  /** Full address. */
  url: string
  /** Whether the page itself is there, not only the home page of that language. */
  isSamePage: boolean
}

type LocalizedSite = Pick<Site, 'config' | 'localePages'>

/** Lists where the pages of a site are, so that those of its other languages can lead to them. */
export function listLocalePages({ routes, config }: Site): LocalePages {
  return new Map(routes.map((route) => [identityOf(route, config), toHref(route.path, config)]))
}

/** The page in every language of the site. Of a language that is not built now, the same path is taken for granted. */
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

/** A note is the same by its original, whatever address it has; other pages by their address within the language. */
function identityOf({ path, target }: Route, { baseUrl }: Site['config']): string {
  const file = outlineOf(target)?.file
  return file ? (file.original ?? file.source) : `/${path.slice(baseUrl.length)}`
}
