import type { Version } from './site.ts'

/** The versions searched from pages of `scope`: that version itself, and the latest of every other set of docs. */
export function searchedVersions(scope: Version | undefined, versions: Version[]): Version[] {
  return versions.filter(
    (version) => version === scope || (version.isLast && version.docsConfig !== scope?.docsConfig),
  )
}

/** The search scopes: `undefined` for the latest versions, and each other version by itself. */
export function searchScopesOf(versions: Version[]): (Version | undefined)[] {
  return [undefined, ...versions.filter(({ isLast }) => !isLast)]
}
