import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { NavbarDropdown, NavbarLink } from '../../model/navbar.ts'
import type { Version } from '../site.ts'
import { type Built, collect, failed, shown } from './built.ts'
import { describeItem } from './describeItem.ts'
import { mainDocLink } from './mainDocLink.ts'
import type { NavbarSources, VersionDropdownConfig } from './navbarConfig.ts'
import { buildEntries, type DropdownEntry } from './navbarDropdown.ts'

/** The choice between versions. When there is none to make, it is a plain link to the version's main doc. */
export function buildVersionDropdown(
  item: VersionDropdownConfig,
  sources: NavbarSources,
): Built<NavbarDropdown | NavbarLink> {
  const latest = sources.site.versions.find(({ isLast }) => isLast)
  if (!latest) return failed(diagnose('navbar-without-docs', [describeItem(item), 'default']))
  const { items, diagnostics } = collect<DropdownEntry>([
    buildEntries(item.dropdownItemsBefore, sources),
    buildVersionLinks(item, sources),
    buildEntries(item.dropdownItemsAfter, sources),
  ])
  const link = versionLink(latest, item, sources)
  const own = { ...link, href: mainDocLink(latest, sources.site).href, ...classOf(item) }
  if (items.length < 2) return { items: [own], diagnostics }
  const { label = latest.label, href, active } = own
  return { items: [{ kind: 'dropdown', label, href, active, items, ...classOf(item) }], diagnostics }
}

const classOf = ({ className }: VersionDropdownConfig) => (className ? { className } : {})

function buildVersionLinks(item: VersionDropdownConfig, sources: NavbarSources): Built<NavbarLink> {
  const { versions } = sources.site
  const names = versions.map(({ name }) => name)
  const built = listedNames(item, names).map((wanted) => {
    const version = versions.find(({ name }) => name === wanted)
    return version
      ? shown(versionLink(version, item, sources))
      : failed(diagnose('navbar-unknown-version', [describeItem(item), wanted, names]))
  })
  return collect<NavbarLink>(built)
}

function listedNames({ versions }: VersionDropdownConfig, all: string[]): string[] {
  if (versions === undefined) return all
  return Array.isArray(versions) ? versions : Object.keys(versions)
}

/** Leads to the page shown if it is of that version, else to the version's main doc. */
function versionLink(
  version: Version,
  item: VersionDropdownConfig,
  { site, page }: NavbarSources,
): NavbarLink {
  const isShown = page?.versionName === version.name
  const { versions, dropdownActiveClassDisabled } = item
  const own = Array.isArray(versions) ? undefined : versions?.[version.name]?.label
  return {
    kind: 'link',
    label: own ?? version.label,
    href: isShown ? page.href : mainDocLink(version, site).href,
    external: false,
    active: isShown && !dropdownActiveClassDisabled,
    attributes: {},
  }
}
