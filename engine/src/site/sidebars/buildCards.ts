import type { Card } from '../../model/pageData.ts'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import type { UiText } from '../../model/uiText.ts'
import { findFirstLink } from './findFirstLink.ts'

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
