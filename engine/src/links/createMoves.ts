import type { DocumentOutline } from '../markdown/document.ts'
import { joinUrlPath, type RoutePath, type SourcePath, toPageKey, toSourcePath } from '../model/paths.ts'
import { docPlace, docSlug, toNumberPrefixParser } from '../site/docs/docAddress.ts'
import type { Site, Version } from '../site/site.ts'
import { buildLinkIndex } from './linkIndex.ts'

/** Finds the present place of renamed notes. */
export interface Moves {
  /** The present path of a renamed file. */
  ofFile(source: SourcePath): SourcePath | undefined
  /** The present route of the page that had this path before its file was renamed. */
  ofAddress(path: string): RoutePath | undefined
}

type Renames = ReadonlyMap<SourcePath, SourcePath>

/** Finds renamed notes. The renames are read at the first call, because most sites have no broken links. */
export function createMoves(site: Site, readRenames: () => Renames): Moves {
  const index = buildLinkIndex(site)
  let renames: Renames | undefined
  let addresses: Map<string, RoutePath> | undefined
  const all = () => {
    renames ??= readRenames()
    return renames
  }
  return {
    ofFile: (source) => all().get(source),
    ofAddress(path) {
      addresses ??= formerAddresses(all(), site, index.routesBySource)
      return addresses.get(toPageKey(path))
    },
  }
}

function formerAddresses(
  renames: Renames,
  { versions }: Site,
  routes: ReadonlyMap<SourcePath, RoutePath>,
): Map<string, RoutePath> {
  const addresses = new Map<string, RoutePath>()
  for (const [from, to] of renames) {
    const [version, route] = [versions.find(({ folder }) => from.startsWith(`${folder}/`)), routes.get(to)]
    if (version && route) addresses.set(toPageKey(formerAddress(from, version)), route)
  }
  return addresses
}

/** The route that a note had under its old file name, as far as its front matter did not change it. */
function formerAddress(source: SourcePath, { folder, path, docsConfig }: Version): string {
  const file = { path: toSourcePath(source.slice(folder.length + 1)) }
  const outline = { file, frontMatter: {} } as DocumentOutline
  const place = docPlace(outline, toNumberPrefixParser(docsConfig.numberPrefixParser))
  return joinUrlPath(path, docSlug(place, {}))
}
