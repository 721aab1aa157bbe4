import { toHref } from '../model/paths.ts'
import type { Route, Site, Version } from '../site/site.ts'

/** The page that a navbar is shown on, as its items see it. */
export interface CurrentPage {
  route: Route
  /** Encoded. */
  href: string
  docId?: string | undefined
  sidebarId?: string | undefined
  version?: Version | undefined
}

/** What navbar items need to know of a route. */
export function toCurrentPage(route: Route, { config }: Site): CurrentPage {
  const { path, target } = route
  return {
    route,
    href: toHref(path, config),
    docId: target.kind === 'doc' ? target.doc.id : undefined,
    sidebarId: sidebarIdOf(target),
    version: 'version' in target ? target.version : undefined,
  }
}

/** The sidebar that is shown beside a page. */
export function sidebarIdOf(target: Route['target']): string | undefined {
  if (target.kind === 'doc') return target.doc.sidebarId
  if (target.kind === 'allPages') return target.sidebar.id
  return target.kind === 'generatedIndex' ? target.sidebarId : undefined
}
