import type { Card } from '../../model/pageData.ts'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import type { UiText } from '../../model/uiText.ts'
import { findFirstLink } from './findFirstLink.ts'

/** The cards of a page that lists a category: its visible items, without HTML and what leads nowhere. */
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

/** Leads to the first link inside; says how much there is to find unless it has words of its own. */
function categoryCard(category: SidebarCategory, uiText: UiText): Card[] {
  const { label, items, description } = category
  const href = findFirstLink([category])
  if (href === undefined) return []
  const count = buildCards(items, uiText).length
  return [{ kind: 'category', label, href, description: description ?? uiText('categoryItems', { count }) }]
}
