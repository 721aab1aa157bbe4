import type { NavbarDropdown, NavbarLink } from '../../model/chrome.ts'
import { findTranslations, type PageTranslation } from '../translations.ts'
import { type Built, collect, shown } from './built.ts'
import type { LocaleDropdownConfig, NavbarSources } from './navbarConfig.ts'
import { buildEntries, type DropdownEntry } from './navbarDropdown.ts'

/** The locale dropdown. Each entry leads to the same page in that locale. Nothing with fewer than two entries. */
export function buildLocaleDropdown(
  item: LocaleDropdownConfig,
  sources: NavbarSources,
): Built<NavbarDropdown> {
  const { i18n } = sources.site.config
  const translations = findTranslations(sources.page?.route, sources.site)
  const { items, diagnostics } = collect<DropdownEntry>([
    buildEntries(item.dropdownItemsBefore, 'dropdownItemsBefore', sources),
    shown(...translations.map((translation) => localeLink(translation, item, sources))),
    buildEntries(item.dropdownItemsAfter, 'dropdownItemsAfter', sources),
  ])
  if (items.length < 2) return { items: [], diagnostics }
  const { label } = i18n.localeConfigs[i18n.currentLocale]!
  const className = item.className && { className: item.className }
  const switches = { of: 'locale' as const }
  return { items: [{ kind: 'dropdown', label, active: false, items, switches, ...className }], diagnostics }
}

function localeLink(
  { locale, href }: PageTranslation,
  { queryString = '' }: LocaleDropdownConfig,
  { site }: NavbarSources,
): NavbarLink {
  const { localeConfigs, currentLocale } = site.config.i18n
  const { label, htmlLang } = localeConfigs[locale]!
  return {
    kind: 'link',
    label,
    href: href + queryString,
    external: false,
    active: locale === currentLocale,
    attributes: { lang: htmlLang, hrefLang: htmlLang, 'data-locale': locale, 'data-held': '' },
  }
}
