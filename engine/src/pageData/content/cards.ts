import { found, type References, type ResolvedReference } from '../../links/references.ts'
import type { Card } from '../../model/pageParts.ts'
import { normalizeRouteKey, type RoutePath, toHref } from '../../model/paths.ts'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import { type UiText, uiTextOf } from '../../model/uiText.ts'
import type { Route } from '../../site/site.ts'
import { sidebarIdOf } from '../currentPage.ts'
import { findFirstLink } from './visibleSidebar.ts'

/** The cards for sidebar items. HTML items, unlisted pages and categories without links are left out. */
export function buildCards(items: SidebarItem[], uiText: UiText): Card[] {
  return items.flatMap((item) => {
    if (item.kind === 'html') return []
    return item.kind === 'link' ? linkCard(item) : categoryCard(item, uiText)
  })
}

function linkCard({ label, href, external, description, unlisted }: SidebarLink): Card[] {
  if (unlisted) return []
  return [{ kind: external ? 'external' : 'link', label, href, ...(description && { description }) }]
}

/** Links to the first page inside. Without a description, it shows the number of items. */
function categoryCard(category: SidebarCategory, uiText: UiText): Card[] {
  const { label, items, description } = category
  const href = findFirstLink([category])
  if (href === undefined) return []
  const count = buildCards(items, uiText).length
  return [{ kind: 'category', label, href, description: description ?? uiText('categoryItems', { count }) }]
}

/** Cards for the other pages of a page's category, or of the category it is the page of; else of its whole sidebar. */
function cardsBeside(route: Route, href: string, uiText: UiText): Card[] {
  const group = categoryAround(route, href) ?? sidebarOf(route)
  return buildCards(group?.items ?? [], uiText).filter((card) => card.href !== href)
}

function sidebarOf({ target }: Route) {
  const sidebarId = sidebarIdOf(target)
  return 'version' in target ? target.version.sidebars.find(({ id }) => id === sidebarId) : undefined
}

/** The category that holds a page, or that it is the page of; undefined at the top of a sidebar, and without one. */
export function categoryAround({ target }: Route, href: string): SidebarCategory | undefined {
  const sidebarId = sidebarIdOf(target)
  if (sidebarId === undefined || !('version' in target)) return undefined
  const way = target.version.places.get(sidebarId)?.get(normalizeRouteKey(href))?.ways[0] ?? []
  return way.findLast((step) => step.kind === 'category')
}

/** Shows the pages beside a note as cards. */
export function resolveCards(path: RoutePath, { config, index, lists }: References): ResolvedReference {
  const route = index.routesByKey.get(normalizeRouteKey(path))
  return found(lists.cards(route ? cardsBeside(route, toHref(path, config), uiTextOf(config)) : []))
}
