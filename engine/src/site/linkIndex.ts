import type { Document } from '../markdown/document.ts'
import { normalizeRouteKey, type RoutePath, type SourcePath } from '../model/paths.ts'
import { outlineOf } from './outlineOf.ts'
import type { Route, Site } from './site.ts'

/** What a link may lead to: pages by file and by address. */
export interface LinkIndex {
  /** By the file that its page is made from, or of which that is a translation; also by one whose address another page took. */
  routesBySource: Map<SourcePath, RoutePath>
  /** Former addresses are among them. */
  routesByKey: Map<string, Route>
}

export function buildLinkIndex(site: Site): LinkIndex {
  const routesBySource = new Map<SourcePath, RoutePath>()
  const routesByKey = new Map<string, Route>()
  for (const route of site.routes) {
    const file = outlineOf(route.target)?.file
    const place = file?.original ?? file?.source
    if (place && !routesBySource.has(place)) routesBySource.set(place, route.path)
    routesByKey.set(normalizeRouteKey(route.path), route)
  }
  for (const { outline, permalink } of site.versions.flatMap(({ docs }) => docs)) {
    const route = routesByKey.get(normalizeRouteKey(permalink))
    const place = outline.file.original ?? outline.file.source
    if (route && !routesBySource.has(place)) routesBySource.set(place, route.path)
  }
  for (const { path, route } of site.redirects) {
    const key = normalizeRouteKey(path)
    if (route && !routesByKey.has(key)) routesByKey.set(key, route)
  }
  return { routesBySource, routesByKey }
}

/** The Markdown file that a route is made from. */
export function sourceOf({ target }: Route): SourcePath | undefined {
  return outlineOf(target)?.file.source
}

/** The anchors of each page that is made from a note alone; those of other pages are known when they are rendered. */
export function anchorsBySource(documents: Document[]): Map<SourcePath, Set<string>> {
  const whole = documents.filter(({ references }) => !references.some(({ kind }) => kind === 'live'))
  return new Map(
    whole.flatMap(({ file, anchors }) => {
      const ids = new Set(anchors)
      return [file.source, file.original ?? file.source].map((source) => [source, ids] as const)
    }),
  )
}
