import { BuildFailed } from '../../diagnostics/buildFailed.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { SiteConfig } from '../siteConfig.ts'

/** The locales that a command asks for; without any, all locales of the site. */
export function chooseLocales({ i18n }: SiteConfig, asked: string | string[] | undefined): string[] {
  if (asked === undefined) return i18n.locales
  const wanted = [asked].flat()
  const unknown = wanted.filter((locale) => !i18n.locales.includes(locale))
  if (unknown.length === 0) return wanted
  throw new BuildFailed(unknown.map((locale) => diagnose('unknown-locale', [locale, i18n.locales])))
}
