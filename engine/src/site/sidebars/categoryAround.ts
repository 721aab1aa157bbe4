import { normalizeRouteKey } from '../../model/paths.ts'
import type { SidebarCategory } from '../../model/sidebar.ts'
import { sidebarIdOf } from '../chrome/currentPage.ts'
import type { Route } from '../site.ts'

/** The category that holds a page, or that it is the page of; undefined at the top of a sidebar, and without one. */
export function categoryAround({ target }: Route, href: string): SidebarCategory | undefined {
  const sidebarId = sidebarIdOf(target)
  if (sidebarId === undefined || !('version' in target)) return undefined
  const way = target.version.places.get(sidebarId)?.get(normalizeRouteKey(href))?.ways[0] ?? []
  return way.findLast((step) => step.kind === 'category')
}
