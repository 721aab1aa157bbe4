import type { NavbarLink } from '../../model/navbar.ts'
import type { Version } from '../site.ts'
import type { NavbarSources } from './navbarConfig.ts'
import { versionSwitch, versionsOf } from './versionsOf.ts'

/**
 * Lets a link into docs follow the version that the reader chose before, on pages outside of these docs: it brings its
 * address and label in all versions where they are others.
 */
export function followChoice(
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
