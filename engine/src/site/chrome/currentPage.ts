import { toHref } from '../addresses/toHref.ts'
import type { Route, Site } from '../site.ts'

/** The page that a navbar is shown on, as its items see it. */
export interface CurrentPage {
  /** Encoded. */
  href: string
  docId?: string | undefined
  sidebarId?: string | undefined
  versionName?: string | undefined
}

/** What navbar items need to know of a route. */
export function toCurrentPage({ path, target }: Route, { config }: Site): CurrentPage {
  return {
    href: toHref(path, config),
    docId: target.kind === 'doc' ? target.doc.id : undefined,
    sidebarId: sidebarIdOf(target),
    versionName: 'version' in target ? target.version.name : undefined,
  }
}

/** The sidebar that is shown beside a page. */
export function sidebarIdOf(target: Route['target']): string | undefined {
  if (target.kind === 'doc') return target.doc.sidebarId
  return target.kind === 'generatedIndex' ? target.sidebarId : undefined
}
