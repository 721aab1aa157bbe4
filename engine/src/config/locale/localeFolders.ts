import { join } from 'node:path'
import { BuildFailed } from '../../diagnostics/buildFailed.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { joinUrlPath } from '../../model/paths.ts'
import type { SiteConfig } from '../siteConfig.ts'

/** The folder of the output that holds a language; empty for the default one. */
export function localeFolder({ defaultLocale, localeConfigs }: SiteConfig['i18n'], locale: string): string {
  return locale === defaultLocale ? '' : localeConfigs[locale]!.path
}

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

/** The folder that holds everything of the current locale, from the site folder; undefined where none is read. */
export function translationFolder({ i18n }: Pick<SiteConfig, 'i18n'>): string | undefined {
  const { path, translate } = i18n.localeConfigs[i18n.currentLocale]!
  return translate !== false ? join(i18n.path, path) : undefined
}

/** The files of translations below the folder of a locale, by the names that Docusaurus gives them. */
export const translationFiles = {
  words: 'code.json',
  navbar: 'docusaurus-theme-classic/navbar.json',
  footer: 'docusaurus-theme-classic/footer.json',
  blog: 'docusaurus-plugin-content-blog/options.json',
}

/** The locales that a command asks for; without any, all locales of the site. */
export function chooseLocales({ i18n }: SiteConfig, asked: string | string[] | undefined): string[] {
  if (asked === undefined) return i18n.locales
  const wanted = [asked].flat()
  const unknown = wanted.filter((locale) => !i18n.locales.includes(locale))
  if (unknown.length === 0) return wanted
  throw new BuildFailed(unknown.map((locale) => diagnose('unknown-locale', [locale, i18n.locales])))
}
