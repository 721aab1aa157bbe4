import type { Card } from '../../model/pageData.ts'
import { normalizeRouteKey } from '../../model/paths.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import type { UiText } from '../../model/uiText.ts'
import { sidebarIdOf } from '../chrome/currentPage.ts'
import type { Route } from '../site.ts'
import { buildCards } from './buildCards.ts'

/** Cards for the other pages of a page's category, or of the category it is the page of; else of its whole sidebar. */
export function cardsBeside({ target }: Route, href: string, uiText: UiText): Card[] {
  const sidebarId = sidebarIdOf(target)
  if (sidebarId === undefined || !('version' in target)) return []
  const { places, sidebars } = target.version
  const way = places.get(sidebarId)?.get(normalizeRouteKey(href))?.ways[0] ?? []
  const group = way.findLast((step) => step.kind === 'category')
  const items: SidebarItem[] = (group ?? sidebars.find(({ id }) => id === sidebarId))?.items ?? []
  return buildCards(items, uiText).filter((card) => card.href !== href)
}
