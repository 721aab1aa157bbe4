import type { Card } from '../../model/pageData.ts'
import { normalizeRouteKey } from '../../model/paths.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import type { UiText } from '../../model/uiText.ts'
import { sidebarIdOf } from '../chrome/currentPage.ts'
import type { Route } from '../site.ts'
import { buildCards } from './buildCards.ts'

/** The pages of the group that a page stands in or is the page of, else of its whole sidebar; without itself. */
export function cardsBeside({ target }: Route, href: string, uiText: UiText): Card[] {
  const sidebarId = sidebarIdOf(target)
  if (sidebarId === undefined || !('version' in target)) return []
  const { places, sidebars } = target.version
  const way = places.get(sidebarId)?.get(normalizeRouteKey(href))?.ways[0] ?? []
  const group = way.findLast((step) => step.kind === 'category')
  const items: SidebarItem[] = (group ?? sidebars.find(({ id }) => id === sidebarId))?.items ?? []
  return buildCards(items, uiText).filter((card) => card.href !== href)
}
