import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, withSeverity } from '../../diagnostics/diagnostic.ts'
import type { Navbar, NavbarDropdown, NavbarHtml, NavbarItem, NavbarLink } from '../../model/chrome.ts'
import { isAtOrBelow, resolveLink } from '../../model/paths.ts'
import { findTranslations } from '../../site/routes/routeSource.ts'
import type { PageTranslation, Version } from '../../site/site.ts'
import { buildLogo } from './footer.ts'
import type {
  Built,
  DropdownConfig,
  DropdownItemConfig,
  HtmlConfig,
  LocaleDropdownConfig,
  NavbarItemConfig,
  NavbarSources,
  VersionDropdownConfig,
} from './navbarItem.ts'
import { builtAt, collect, failed, shown } from './navbarItem.ts'
import {
  buildNavbarLink,
  candidateVersions,
  describeItem,
  sameDocHref,
  versionSwitch,
  versionsOf,
  withoutDocs,
} from './navbarLink.ts'

/** The navbar as one page shows it. Items that cannot be built are left out and reported. */
export function buildNavbar(sources: NavbarSources) {
  const { config } = sources.site
  const { logo, style, hideOnScroll, title = logo ? '' : config.title } = config.navbar
  const items = withSearchBox(config)
  const at = (position: 'left' | 'right') =>
    collect(
      items.map((item, index) =>
        item.position === position
          ? builtAt(['navbar', 'items', index], buildItem(item, sources), config)
          : shown<NavbarItem>(),
      ),
    )
  const [left, right] = [at('left'), at('right')]
  const navbar: Navbar = {
    title,
    ...(logo && { logo: buildLogo(logo, title ? '' : config.title, config) }),
    ...(style && { style }),
    hideOnScroll,
    left: left.items,
    right: right.items,
  }
  return { navbar, diagnostics: [...left.diagnostics, ...right.diagnostics] }
}

/** The problems of the navbar that all pages share. Where imports may be missing, so may docs, which a script may write. */
export function checkNavbar(site: NavbarSources['site']): Diagnostic[] {
  return buildNavbar({ site }).diagnostics.flatMap((each) =>
    each.level === 'error' ? withSeverity(site.config.onMissingImports, each) : [each],
  )
}

/** Adds a search box at the end, unless an item places it or search is off. */
function withSearchBox({ navbar: { items }, search }: SiteConfig): NavbarItemConfig[] {
  const placed = !search || items.some(({ type }) => type === 'search')
  return placed ? items : [...items, { type: 'search', position: 'right' }]
}

function buildItem(item: NavbarItemConfig, sources: NavbarSources): Built<NavbarItem> {
  switch (item.type) {
    case 'html':
      return shown(buildHtml(item))
    case 'search':
      return shown({ kind: 'search', ...(item.className && { className: item.className }) })
    case 'custom':
      return shown({ kind: 'custom', name: item.name, props: { position: item.position, ...item.props } })
    case 'dropdown':
      return buildDropdown(item, sources)
    case 'docsVersionDropdown':
      return buildVersionDropdown(item, sources)
    case 'localeDropdown':
      return buildLocaleDropdown(item, sources)
    default:
      return buildNavbarLink(item, sources)
  }
}

/** An entry of a dropdown. */
type DropdownEntry = NavbarDropdown['items'][number]

/** A dropdown with configured items. It is active when one of them is, or on its own page and below. */
function buildDropdown(item: DropdownConfig, sources: NavbarSources): Built<NavbarDropdown> {
  const { items, diagnostics } = buildEntries(item.items, 'items', sources)
  const href = item.to === undefined ? undefined : resolveLink(item.to, sources.site.config).href
  const isOwnPage = href !== undefined && sources.page !== undefined && isAtOrBelow(sources.page.href, href)
  const dropdown: NavbarDropdown = {
    kind: 'dropdown',
    label: item.label,
    ...(item['aria-label'] && { name: item['aria-label'] }),
    ...(href && { href }),
    active: isOwnPage || items.some((entry) => entry.kind === 'link' && entry.active),
    ...(item.className && { className: item.className }),
    items,
  }
  return { items: [dropdown], diagnostics }
}

/** Builds the entries of a dropdown, in order. `setting` is the config key that lists them. */
function buildEntries(
  items: DropdownItemConfig[],
  setting: string,
  sources: NavbarSources,
): Built<DropdownEntry> {
  return collect<DropdownEntry>(
    items.map((item, index) => {
      const entry = item.type === 'html' ? shown(buildHtml(item)) : buildNavbarLink(item, sources)
      return builtAt<DropdownEntry>([setting, index], entry, sources.site.config)
    }),
  )
}

/** Raw HTML from the config. */
function buildHtml({ value, className }: HtmlConfig): NavbarHtml {
  return { kind: 'html', value, ...(className && { className }) }
}

/** The locale dropdown. Each entry leads to the same page in that locale. Nothing with fewer than two entries. */
function buildLocaleDropdown(item: LocaleDropdownConfig, sources: NavbarSources): Built<NavbarDropdown> {
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

/** The version dropdown. With fewer than two entries it is a plain link to the version's main doc. */
function buildVersionDropdown(
  item: VersionDropdownConfig,
  sources: NavbarSources,
): Built<NavbarDropdown | NavbarLink> {
  const { docsPluginId } = item
  const candidates = candidateVersions(docsPluginId, sources)
  if (candidates.length === 0) return failed(withoutDocs(item, docsPluginId, sources))
  const { items, diagnostics } = collect<DropdownEntry>([
    buildEntries(item.dropdownItemsBefore, 'dropdownItemsBefore', sources),
    buildVersionLinks(item, sources),
    buildEntries(item.dropdownItemsAfter, 'dropdownItemsAfter', sources),
  ])
  const names = listedNames(item, sources)
  const version = candidates.find(({ name }) => names.includes(name)) ?? candidates[0]!
  const link = versionLink(version, item, sources)
  const own = { ...link, href: mainHref(version, sources), attributes: {}, ...classOf(item) }
  if (items.length < 2) return { items: [own], diagnostics }
  const { label = version.label, href, active } = own
  const switches = versionSwitch(docsPluginId, sources)
  return {
    items: [{ kind: 'dropdown', label, href, active, items, switches, ...classOf(item) }],
    diagnostics,
  }
}

const classOf = ({ className }: VersionDropdownConfig) => (className ? { className } : {})
const mainHref = (version: Version, { site }: NavbarSources) => sameDocHref(version, undefined, site.config)

function buildVersionLinks(item: VersionDropdownConfig, sources: NavbarSources): Built<NavbarLink> {
  const versions = versionsOf(item.docsPluginId, sources)
  const built = listedNames(item, sources).map((wanted) => {
    const version = versions.find(({ name }) => name === wanted)
    const names = versions.map(({ name }) => name)
    return version
      ? shown(versionLink(version, item, sources))
      : failed(diagnose('navbar-unknown-version', [describeItem(item), wanted, names]))
  })
  return collect<NavbarLink>(built)
}

function listedNames({ versions, docsPluginId }: VersionDropdownConfig, sources: NavbarSources): string[] {
  if (versions === undefined) return versionsOf(docsPluginId, sources).map(({ name }) => name)
  return Array.isArray(versions) ? versions : Object.keys(versions)
}

/** Links to the current page if it belongs to the version, else to the same doc there, else to the main doc. */
function versionLink(
  version: Version,
  item: VersionDropdownConfig,
  { site, page }: NavbarSources,
): NavbarLink {
  const isShown = page?.version === version
  const { versions, dropdownActiveClassDisabled } = item
  const own = Array.isArray(versions) ? undefined : versions?.[version.name]?.label
  const isSameSet = page?.version?.docsConfig === version.docsConfig
  return {
    kind: 'link',
    label: own ?? version.label,
    href: isShown ? page.href : sameDocHref(version, isSameSet ? page?.docId : undefined, site.config),
    external: false,
    active: isShown && !dropdownActiveClassDisabled,
    attributes: { 'data-version': version.name, 'data-held': '' },
  }
}
