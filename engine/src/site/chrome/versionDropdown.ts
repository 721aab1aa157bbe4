import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { NavbarDropdown, NavbarLink } from '../../model/chrome.ts'
import type { Version } from '../site.ts'
import { type Built, collect, failed, shown } from './built.ts'
import { describeItem } from './describeItem.ts'
import type { NavbarSources, VersionDropdownConfig } from './navbarConfig.ts'
import { buildEntries, type DropdownEntry } from './navbarDropdown.ts'
import { sameDocHref } from './sameDocHref.ts'
import { candidateVersions, versionSwitch, versionsOf } from './versionsOf.ts'
import { withoutDocs } from './withoutDocs.ts'

/** The version dropdown. With fewer than two entries it is a plain link to the version's main doc. */
export function buildVersionDropdown(
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
