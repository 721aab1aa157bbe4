import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { NavbarLink, NavbarSwitch } from '../../model/chrome.ts'
import type { PageVersion } from '../../model/pageData.ts'
import type { AddressSettings, Href } from '../../model/paths.ts'
import {
  decodePath,
  isAtOrBelow,
  joinUrlPath,
  resolveLink,
  resolveTarget,
  toHref,
} from '../../model/paths.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import { sidebarPages } from '../../site/sidebars/sidebarPlaces.ts'
import type { RouteTarget, Site, Version } from '../../site/site.ts'
import type { CurrentPage } from '../currentPage.ts'
import type { AnyItemConfig, Built, LinkConfig, NavbarSources } from './navbarItem.ts'
import { failed, shown } from './navbarItem.ts'

type ConfigOf<Type extends LinkConfig['type']> = Extract<LinkConfig, { type: Type }>
type DocsLinkConfig = Exclude<LinkConfig, { type: 'link' }>
type Target = Pick<NavbarLink, 'href' | 'external' | 'active' | 'label'>

/** A link of the navbar. An unknown doc or sidebar is reported; a draft gives neither a link nor a report. */
export function buildNavbarLink(item: LinkConfig, sources: NavbarSources): Built<NavbarLink> {
  if (item.type === 'link') return shown(toLink(item, linkTarget(item, sources)))
  const pluginId = item.attributes.docsPluginId ?? 'default'
  const versions = candidateVersions(pluginId, sources)
  if (versions.length === 0) return failed(withoutDocs(item, pluginId, sources))
  const { items, diagnostics } = linkInto(versions, item, sources)
  const linksIn = (version: Version) => linkInto([version], item, sources).items
  return {
    items: items.map((link) => withVersionAlternatives(link, pluginId, sources, linksIn)),
    diagnostics,
  }
}

/** Links to the first version that has the doc or sidebar named by the item. */
function linkInto(versions: Version[], item: DocsLinkConfig, sources: NavbarSources): Built<NavbarLink> {
  if (item.type === 'doc') return docLink(item, versions, sources)
  if (item.type === 'docSidebar') return sidebarLink(item, versions, sources)
  return shown(toLink(item, versionTarget(item, versions[0]!, sources)))
}

function toLink({ label, html, className, attributes: given }: LinkConfig, target: Target): NavbarLink {
  const { docsPluginId: _, ...attributes } = given
  const text = label ?? (html === undefined ? target.label : undefined)
  return {
    kind: 'link',
    ...target,
    label: text,
    ...(html !== undefined && { html }),
    ...(className && { className }),
    attributes,
  }
}

function linkTarget(item: ConfigOf<'link'>, { site, page }: NavbarSources): Target {
  const { href, external } = resolveTarget(item, site.config)
  const active = page !== undefined && isActive(item, page, { href, baseUrl: site.config.baseUrl })
  return { href, external, active, label: undefined }
}

/** A plain link is active on its own page and below; settings may name another path, or a pattern. */
function isActive(
  item: ConfigOf<'link'>,
  page: CurrentPage,
  own: { href: string; baseUrl: string },
): boolean {
  const { to, activeBasePath, activeBaseRegex } = item
  if (activeBaseRegex) return activeBaseRegex.test(decodePath(page.href) ?? page.href)
  if (activeBasePath) return isAtOrBelow(page.href, resolveLink(activeBasePath, own).href)
  return to !== undefined && isAtOrBelow(page.href, own.href)
}

function docLink(
  item: ConfigOf<'doc'>,
  versions: Version[],
  { site, page }: NavbarSources,
): Built<NavbarLink> {
  const { docId } = item
  const version = versions.find(({ docsById }) => docsById.has(docId))
  const doc = version?.docsById.get(docId)
  if (!doc) {
    const index = findIndex(docId, versions)
    if (index) {
      const active = page?.version === index.version && page?.sidebarId === index.sidebarId
      return shown(toLink(item, { href: index.href, external: false, active, label: docId }))
    }
    const isDraft = versions.some(({ draftIds }) => draftIds.includes(docId))
    return isDraft ? shown() : failed(unknownDoc(item, versions))
  }
  const isBeside = page?.version === version
  const current = isBeside && page?.docId === docId
  if (doc.unlisted && !current) return shown()
  const active = current || (isBeside && doc.sidebarId !== undefined && doc.sidebarId === page?.sidebarId)
  return shown(
    toLink(item, { href: toHref(doc.permalink, site.config), external: false, active, label: docId }),
  )
}

/** The page of a category that is made of its items, which a navbar of Docusaurus names by its slug (`/examples`). */
function findIndex(slug: string, versions: Version[]) {
  for (const version of versions)
    for (const { id: sidebarId, items } of version.sidebars) {
      const found = findCategory(items, joinUrlPath(version.path, slug))
      if (found && slug.startsWith('/')) return { version, sidebarId, href: found }
    }
  return undefined
}

function findCategory(items: SidebarItem[], path: string): Href | undefined {
  for (const item of items) {
    if (item.kind !== 'category') continue
    const found = item.generatedIndex?.path === path ? item.href : findCategory(item.items, path)
    if (found) return found
  }
  return undefined
}

function unknownDoc(item: ConfigOf<'doc'>, versions: Version[]) {
  const ids = new Set(versions.flatMap(({ docs }) => docs.map(({ id }) => id)))
  const found = { versions: versions.map(({ name }) => name), ids: [...ids] }
  return diagnose('navbar-unknown-doc', [describeItem(item), item.docId, found])
}

function sidebarLink(
  item: ConfigOf<'docSidebar'>,
  versions: Version[],
  { page }: NavbarSources,
): Built<NavbarLink> {
  const { sidebarId } = item
  const version = versions.find(({ sidebars }) => sidebars.some(({ id }) => id === sidebarId))
  const sidebar = version?.sidebars.find(({ id }) => id === sidebarId)
  if (!sidebar) return failed(unknownSidebar(item, versions))
  const [first] = sidebarPages(sidebar.items)
  if (!first) return failed(diagnose('navbar-empty-sidebar', [describeItem(item), sidebarId]))
  const { href, label } = first
  const active = page?.version === version && page?.sidebarId === sidebarId
  return shown(toLink(item, { href, external: false, active, label }))
}

function unknownSidebar(item: ConfigOf<'docSidebar'>, versions: Version[]) {
  const ids = new Set(versions.flatMap(({ sidebars }) => sidebars.map(({ id }) => id)))
  const found = { versions: versions.map(({ name }) => name), ids: [...ids] }
  return diagnose('navbar-unknown-sidebar', [describeItem(item), item.sidebarId, found])
}

function versionTarget(
  item: ConfigOf<'docsVersion'>,
  version: Version,
  { site, page }: NavbarSources,
): Target {
  const main = { href: sameDocHref(version, undefined, site.config), external: false }
  const link = item.to === undefined ? main : resolveLink(item.to, site.config)
  return { ...link, active: page !== undefined && isAtOrBelow(page.href, link.href), label: version.label }
}

/** The versions of a set of docs. */
export function versionsOf(docsId: string, { site }: Pick<NavbarSources, 'site'>): Version[] {
  return site.versions.filter(({ docsConfig }) => docsConfig.id === docsId)
}

/** The versions that a navbar item may link to, best first: the version of the current page, then the latest. */
export function candidateVersions(docsId: string, { site, page }: NavbarSources): Version[] {
  const versions = versionsOf(docsId, { site })
  const own = versions.filter((version) => version === page?.version)
  return [...new Set([...own, ...versions.filter(({ isLast }) => isLast)])]
}

/** Input of the browser script that keeps the version the reader chose. */
export function versionSwitch(docsId: string, { site, page }: NavbarSources): NavbarSwitch {
  const versions = versionsOf(docsId, { site })
  const isKept = versions[0]?.docsConfig.versionPersistence === 'localStorage'
  return {
    of: 'version',
    ...(isKept && { docsId, names: versions.map(({ name }) => name) }),
    isOutside: page !== undefined && page.version?.docsConfig.id !== docsId,
  }
}

/** The URL of a doc in a version, or of the version's main doc if it has no such doc. */
export function sameDocHref(
  { docsById, mainDocId, path }: Version,
  docId: string | undefined,
  addresses: AddressSettings,
): string {
  const doc = docsById.get(docId ?? mainDocId) ?? docsById.get(mainDocId)
  return toHref(doc?.permalink ?? path, addresses)
}

/**
 * On pages outside the docs, lets a link into them follow the version that the reader chose before. The link carries
 * its `href` and label for every version where they differ.
 */
function withVersionAlternatives(
  link: NavbarLink,
  docsId: string,
  sources: NavbarSources,
  linksIn: (version: Version) => NavbarLink[],
): NavbarLink {
  const switches = versionSwitch(docsId, sources)
  if (!switches.isOutside || !switches.docsId) return link
  const others = versionsOf(docsId, sources).flatMap((version) =>
    linksIn(version)
      .filter(({ href, label }) => href !== link.href || label !== link.label)
      .map(({ href, label }) => [version.name, { href, label }] as const),
  )
  if (others.length === 0) return link
  const inVersions = JSON.stringify(Object.fromEntries(others))
  return { ...link, attributes: { ...link.attributes, 'data-in-versions': inVersions }, switches }
}

/** Reports a navbar item that names a set of docs which the site does not have. */
export function withoutDocs(
  item: AnyItemConfig,
  docsId: string,
  { site }: Pick<NavbarSources, 'site'>,
): Diagnostic {
  const ids = site.config.docs.map(({ id }) => id)
  return diagnose('navbar-without-docs', [describeItem(item), docsId, ids])
}

/** An item as its writer knows it: by its label, or else by its type. */
export const describeItem = (item: AnyItemConfig): string =>
  'label' in item && item.label ? `"${item.label}"` : `of the type "${item.type}"`

/** The version badge and banner of a page, with a link to the latest version; undefined when it has neither. */
export function pageVersion(
  target: Extract<RouteTarget, { version: Version }>,
  site: Pick<Site, 'config' | 'versions'>,
): PageVersion | undefined {
  const { label, badge, banner, docsConfig } = target.version
  if (banner === 'none' && !badge) return undefined
  const latest =
    site.versions.find((other) => other.isLast && other.docsConfig === docsConfig) ?? target.version
  const href = sameDocHref(latest, target.kind === 'doc' ? target.doc.id : undefined, site.config)
  return {
    label,
    hasBadge: badge,
    ...(banner !== 'none' && { banner }),
    latest: { name: latest.name, label: latest.label, href },
    switches: versionSwitch(docsConfig.id, { site }),
  }
}
