import type { Document } from '../markdown/document.ts'
import { normalizeRouteKey, type RoutePath, type SourcePath } from '../model/paths.ts'
import type { Route, Site } from './site.ts'

/** What a link may lead to: pages by file and by address. */
export interface LinkIndex {
  routesBySource: Map<SourcePath, RoutePath>
  routesByKey: Map<string, Route>
}

export function buildLinkIndex(site: Site): LinkIndex {
  const routesBySource = new Map<SourcePath, RoutePath>()
  const routesByKey = new Map<string, Route>()
  for (const route of site.routes) {
    const source = sourceOf(route)
    if (source && !routesBySource.has(source)) routesBySource.set(source, route.path)
    routesByKey.set(normalizeRouteKey(route.path), route)
  }
  return { routesBySource, routesByKey }
}

/** The Markdown file that a route is made from. */
export function sourceOf({ target }: Route): SourcePath | undefined {
  if (target.kind === 'doc') return target.doc.outline.file.source
  return target.kind === 'markdownPage' ? target.outline.file.source : undefined
}

/** The anchors of each page that is made from a note; other pages are not in it, and are not checked. */
export function anchorsBySource(documents: Document[]): Map<SourcePath, Set<string>> {
  return new Map(documents.map(({ file, anchors }) => [file.source, new Set(anchors)]))
}
