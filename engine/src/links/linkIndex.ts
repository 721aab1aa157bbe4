import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Document, DocumentOutline } from '../markdown/document.ts'
import type { OutputPath, RoutePath, SourcePath } from '../model/paths.ts'
import { decodePath, joinUrlPath, normalizeRouteKey, pathFrom, toPageKey } from '../model/paths.ts'
import { docPlace, docSlug, toNumberPrefixParser } from '../site/docs/docAddress.ts'
import { originalOf, outlineOf, withOriginal } from '../site/routes/routeSource.ts'
import type { Route, Site, Version } from '../site/site.ts'

/** The possible targets of links: pages by source file and by path. */
export interface LinkIndex {
  /**
   * Routes by source file (for a translation, by its original, too). A file whose URL another page took leads to that page.
   */
  routesBySource: Map<SourcePath, RoutePath>
  /** Routes by normalized path; redirects lead to their targets. */
  routesByKey: Map<string, Route>
}

export function buildLinkIndex(site: Site): LinkIndex {
  const routesBySource = new Map<SourcePath, RoutePath>()
  const routesByKey = new Map<string, Route>()
  for (const route of site.routes) {
    const file = outlineOf(route.target)?.file
    for (const place of file ? [originalOf(file), file.source] : [])
      if (!routesBySource.has(place)) routesBySource.set(place, route.path)
    routesByKey.set(normalizeRouteKey(route.path), route)
  }
  for (const { outline, permalink } of site.versions.flatMap(({ docs }) => docs)) {
    const route = routesByKey.get(normalizeRouteKey(permalink))
    const place = originalOf(outline.file)
    if (route && !routesBySource.has(place)) routesBySource.set(place, route.path)
  }
  for (const { path, route } of site.redirects) {
    const key = normalizeRouteKey(path)
    if (route && !routesByKey.has(key)) routesByKey.set(key, route)
  }
  return { routesBySource, routesByKey }
}

/** The page of a note. */
export function routeOfNote({ file }: DocumentOutline, index: LinkIndex): Route | undefined {
  const path = index.routesBySource.get(originalOf(file))
  return path === undefined ? undefined : index.routesByKey.get(normalizeRouteKey(path))
}

/**
 * The anchors of notes without live components. Other pages must be rendered before their anchors are known; those of
 * notes with errors never are.
 */
export function anchorsBySource(documents: Document[]): Map<SourcePath, Set<string>> {
  const whole = documents.filter(
    ({ references, diagnostics }) =>
      !references.some(({ kind }) => kind === 'live') && !hasErrors(diagnostics),
  )
  return new Map(
    whole.flatMap(({ file, anchors }) => {
      const ids = new Set(anchors)
      return withOriginal(file).map((source) => [source, ids] as const)
    }),
  )
}

/** Paths of everything published besides the pages of this locale, normalized by `toPageKey`. */
export type PublicFiles = Pick<ReadonlySet<string>, 'has'>

/** Everything a link may lead to besides the site's own pages: its other files, and the pages of other locales. */
export function listPublicFiles({ config, localePages }: Site, files: OutputPath[]): PublicFiles {
  const own = files.map((path) => config.baseUrl + path)
  const otherPages = [...(localePages?.values() ?? [])].flatMap((pages) => [...pages.values()])
  return new Set([...own, ...otherPages.map((path) => decodePath(path) ?? path)].map(toPageKey))
}

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
  let renames: Renames | undefined
  let addresses: Map<string, RoutePath> | undefined
  const all = () => {
    renames ??= readRenames()
    return renames
  }
  return {
    ofFile: (source) => all().get(source),
    ofAddress(path) {
      addresses ??= formerAddresses(all(), site, buildLinkIndex(site).routesBySource)
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
    const [version, route] = [versions.find(({ folder }) => pathFrom(folder, from)), routes.get(to)]
    if (version && route) addresses.set(toPageKey(formerAddress(from, version)), route)
  }
  return addresses
}

/** The route that a note had under its old file name, as far as its front matter did not change it. */
function formerAddress(source: SourcePath, { folder, path, docsConfig }: Version): string {
  const file = { path: pathFrom(folder, source) ?? source }
  const outline = { file, frontMatter: {} } as DocumentOutline
  const place = docPlace(outline, toNumberPrefixParser(docsConfig.numberPrefixParser))
  return joinUrlPath(path, docSlug(place, {}))
}
