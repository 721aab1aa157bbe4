import { normalizeRouteKey } from '../../model/paths.ts'
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

/** Whether a page has an address or stands below it. Both are encoded. */
export function isAtOrBelow(page: string, address: string): boolean {
  const key = normalizeRouteKey(page)
  const start = normalizeRouteKey(address.replace(/[?#].*$/s, ''))
  return start === '/' || key === start || key.startsWith(`${start}/`)
}
