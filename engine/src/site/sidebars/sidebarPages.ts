import type { SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'

/** An item that has a page of its own. */
export type SidebarPage = (SidebarLink | SidebarCategory) & { href: string }

/** The docs and category pages of a sidebar from top to bottom. Handwritten links and unlisted pages are skipped. */
export function* sidebarPages(items: SidebarItem[]): Generator<SidebarPage> {
  for (const item of items) {
    if (isPage(item)) yield item
    if (item.kind === 'category') yield* sidebarPages(item.items)
  }
}

function isPage(item: SidebarItem): item is SidebarPage {
  if (item.kind === 'link') return item.docId !== undefined && !item.unlisted
  return item.kind === 'category' && item.href !== undefined && !item.linkUnlisted
}
