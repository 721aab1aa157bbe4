import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { NavbarLink } from '../../model/chrome.ts'
import { decodePath, isAtOrBelow, resolveLink, resolveTarget, toHref } from '../../model/paths.ts'
import { sidebarPages } from '../../site/sidebars/sidebarPlaces.ts'
import type { Version } from '../../site/site.ts'
import type { CurrentPage } from '../currentPage.ts'
import { type Built, failed, type LinkConfig, type NavbarSources, shown } from './navbarItem.ts'
import {
  candidateVersions,
  describeItem,
  sameDocHref,
  withoutDocs,
  withVersionAlternatives,
} from './versions.ts'

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
  const followed = items.map((link) => {
    return withVersionAlternatives(
      link,
      pluginId,
      sources,
      (version) => linkInto([version], item, sources).items,
    )
  })
  return { items: followed, diagnostics }
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
  if (activeBaseRegex) return new RegExp(activeBaseRegex, 'i').test(decodePath(page.href) ?? page.href)
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
