import type { DocumentOutline } from '../../markdown/document.ts'
import { joinUrlPath, type RoutePath, type SourcePath, toSourcePath } from '../../model/paths.ts'
import { toPageKey } from '../../model/toPageKey.ts'
import { docPlace } from '../docs/docPlace.ts'
import { docSlug } from '../docs/docSlug.ts'
import { toNumberPrefixParser } from '../docs/numberPrefix.ts'
import { buildLinkIndex } from '../linkIndex.ts'
import type { Site, Version } from '../site.ts'

/** Where notes went that were renamed. */
export interface Moves {
  /** The file that a file of the past is now. */
  ofFile(source: SourcePath): SourcePath | undefined
  /** The address that the page at an address of the past has now. */
  ofAddress(path: string): RoutePath | undefined
}

type Renames = ReadonlyMap<SourcePath, SourcePath>

/** Follows renames. They are read at the first question, because most sites have no broken link to ask for. */
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

/** The address that a note had as long as its front matter said nothing of it. */
function formerAddress(source: SourcePath, { folder, path, docsConfig }: Version): string {
  const file = { path: toSourcePath(source.slice(folder.length + 1)) }
  const outline = { file, frontMatter: {} } as DocumentOutline
  const place = docPlace(outline, toNumberPrefixParser(docsConfig.numberPrefixParser))
  return joinUrlPath(path, docSlug(place, {}))
}
