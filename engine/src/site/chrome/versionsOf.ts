import type { NavbarSwitch } from '../../model/chrome.ts'
import type { Version } from '../site.ts'
import type { NavbarSources } from './navbarConfig.ts'

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
