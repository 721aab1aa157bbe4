import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { NavbarLink } from '../../model/navbar.ts'
import { decodePath } from '../../model/paths.ts'
import { isAtOrBelow } from '../addresses/isAtOrBelow.ts'
import { resolveLink } from '../addresses/resolveLink.ts'
import { resolveTarget } from '../addresses/resolveTarget.ts'
import { toHref } from '../addresses/toHref.ts'
import { sidebarPages } from '../sidebars/sidebarPages.ts'
import type { Version } from '../site.ts'
import { type Built, failed, shown } from './built.ts'
import type { CurrentPage } from './currentPage.ts'
import { describeItem } from './describeItem.ts'
import { mainDocLink } from './mainDocLink.ts'
import type { LinkConfig, NavbarSources } from './navbarConfig.ts'

type ConfigOf<Type extends LinkConfig['type']> = Extract<LinkConfig, { type: Type }>
type Target = Pick<NavbarLink, 'href' | 'external' | 'active' | 'label'>

/** A link of the navbar. A doc or sidebar that does not exist is a problem; a draft is no problem and no link. */
export function buildNavbarLink(item: LinkConfig, sources: NavbarSources): Built<NavbarLink> {
  if (item.type === 'link') return shown(toLink(item, linkTarget(item, sources)))
  const pluginId = item.attributes.docsPluginId ?? 'default'
  const version = pluginId === 'default' ? sources.site.versions.find(({ isLast }) => isLast) : undefined
  if (!version) return failed(diagnose('navbar-without-docs', [describeItem(item), pluginId]))
  if (item.type === 'doc') return docLink(item, version, sources)
  if (item.type === 'docSidebar') return sidebarLink(item, version, sources)
  return shown(toLink(item, versionTarget(item, version, sources)))
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

function docLink(item: ConfigOf<'doc'>, version: Version, { site, page }: NavbarSources): Built<NavbarLink> {
  const { docId } = item
  const doc = version.docs.find(({ id }) => id === docId)
  if (!doc) return version.draftIds.includes(docId) ? shown() : failed(unknownDoc(item, version))
  const current = page?.docId === docId
  if (doc.unlisted && !current) return shown()
  const active = current || (doc.sidebarId !== undefined && doc.sidebarId === page?.sidebarId)
  return shown(
    toLink(item, { href: toHref(doc.permalink, site.config), external: false, active, label: docId }),
  )
}

function unknownDoc(item: ConfigOf<'doc'>, { name, docs }: Version) {
  const found = { versions: [name], ids: docs.map(({ id }) => id) }
  return diagnose('navbar-unknown-doc', [describeItem(item), item.docId, found])
}

function sidebarLink(
  item: ConfigOf<'docSidebar'>,
  version: Version,
  { page }: NavbarSources,
): Built<NavbarLink> {
  const { sidebarId } = item
  const sidebar = version.sidebars.find(({ id }) => id === sidebarId)
  if (!sidebar) return failed(unknownSidebar(item, version))
  const [first] = sidebarPages(sidebar.items)
  if (!first) return failed(diagnose('navbar-empty-sidebar', [describeItem(item), sidebarId]))
  const { href, label } = first
  return shown(toLink(item, { href, external: false, active: page?.sidebarId === sidebarId, label }))
}

function unknownSidebar(item: ConfigOf<'docSidebar'>, { name, sidebars }: Version) {
  const found = { versions: [name], ids: sidebars.map(({ id }) => id) }
  return diagnose('navbar-unknown-sidebar', [describeItem(item), item.sidebarId, found])
}

function versionTarget(
  item: ConfigOf<'docsVersion'>,
  version: Version,
  { site, page }: NavbarSources,
): Target {
  const link = item.to === undefined ? mainDocLink(version, site) : resolveLink(item.to, site.config)
  return { ...link, active: page !== undefined && isAtOrBelow(page.href, link.href), label: version.label }
}
