import type { NavbarLink } from '../../model/chrome.ts'
import type { Version } from '../site.ts'
import type { NavbarSources } from './navbarConfig.ts'
import { versionSwitch, versionsOf } from './versionsOf.ts'

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
