import type { Version } from './site.ts'

/** The versions that are searched together from pages of one: that one itself, and the last ones of other sets of docs. */
export function searchedVersions(scope: Version | undefined, versions: Version[]): Version[] {
  return versions.filter(
    (version) => version === scope || (version.isLast && version.docsConfig !== scope?.docsConfig),
  )
}

/** What is searched by itself: what readers are led to (undefined), and each other version. */
export function searchScopesOf(versions: Version[]): (Version | undefined)[] {
  return [undefined, ...versions.filter(({ isLast }) => !isLast)]
}
