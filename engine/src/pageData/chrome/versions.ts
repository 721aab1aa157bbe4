import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { NavbarLink, NavbarSwitch } from '../../model/chrome.ts'
import type { PageVersion } from '../../model/pageData.ts'
import { type AddressSettings, toHref } from '../../model/paths.ts'
import type { RouteTarget, Site, Version } from '../../site/site.ts'
import type { AnyItemConfig, NavbarSources } from './navbarItem.ts'

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
export function withVersionAlternatives(
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

/** An item as JSON for a message, without its position and default values. */
export function describeItem({ type, position: _, ...item }: AnyItemConfig): string {
  const { attributes, ...settings } = item as { attributes?: object }
  const fields = Object.entries({ type, ...settings, ...attributes })
  return JSON.stringify(Object.fromEntries(fields.filter(([, value]) => !isDefault(value))))
}

function isDefault(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0)
}

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
