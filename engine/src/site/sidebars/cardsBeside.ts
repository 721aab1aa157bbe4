import type { Card } from '../../model/pageData.ts'
import type { UiText } from '../../model/uiText.ts'
import { sidebarIdOf } from '../chrome/currentPage.ts'
import type { Route } from '../site.ts'
import { buildCards } from './buildCards.ts'
import { categoryAround } from './categoryAround.ts'

/** Cards for the other pages of a page's category, or of the category it is the page of; else of its whole sidebar. */
export function cardsBeside(route: Route, href: string, uiText: UiText): Card[] {
  const group = categoryAround(route, href) ?? sidebarOf(route)
  return buildCards(group?.items ?? [], uiText).filter((card) => card.href !== href)
}

function sidebarOf({ target }: Route) {
  const sidebarId = sidebarIdOf(target)
  return 'version' in target ? target.version.sidebars.find(({ id }) => id === sidebarId) : undefined
}
