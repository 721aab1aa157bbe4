import type { SiteConfig } from '../../config/siteConfig.ts'
import type { NavbarDropdown, NavbarLink } from '../../model/navbar.ts'
import { type Built, collect, shown } from './built.ts'
import type { LocaleDropdownConfig, NavbarSources } from './navbarConfig.ts'
import { buildEntries, type DropdownEntry } from './navbarDropdown.ts'

/** The choice between languages: each entry leads to the same page in that language. Nothing when there is one. */
export function buildLocaleDropdown(
  item: LocaleDropdownConfig,
  sources: NavbarSources,
): Built<NavbarDropdown> {
  const { i18n } = sources.site.config
  const { items, diagnostics } = collect<DropdownEntry>([
    buildEntries(item.dropdownItemsBefore, sources),
    shown(...i18n.locales.map((locale) => localeLink(locale, item, sources))),
    buildEntries(item.dropdownItemsAfter, sources),
  ])
  if (items.length < 2) return { items: [], diagnostics }
  const label = i18n.localeConfigs[i18n.defaultLocale]!.label
  const className = item.className && { className: item.className }
  return { items: [{ kind: 'dropdown', label, active: false, items, ...className }], diagnostics }
}

function localeLink(
  locale: string,
  { queryString = '' }: LocaleDropdownConfig,
  sources: NavbarSources,
): NavbarLink {
  const { config } = sources.site
  const { label, htmlLang } = config.i18n.localeConfigs[locale]!
  return {
    kind: 'link',
    label,
    href: localizedHref(sources.page?.href ?? config.baseUrl, locale, config) + queryString,
    external: false,
    active: locale === config.i18n.defaultLocale,
    attributes: { lang: htmlLang },
  }
}

/** Languages other than the default one have a folder of their own below the base. */
function localizedHref(href: string, locale: string, { baseUrl, i18n }: SiteConfig): string {
  return locale === i18n.defaultLocale ? href : `${baseUrl}${locale}/${href.slice(baseUrl.length)}`
}
