import type { SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'

/** An item that has a page of its own. */
export type SidebarPage = (SidebarLink | SidebarCategory) & { href: string }

/** The docs and category pages of a sidebar from top to bottom. Links by hand and unlisted pages are no stops. */
export function sidebarPages(items: SidebarItem[]): SidebarPage[] {
  return items.flatMap((item): SidebarPage[] => {
    if (item.kind === 'html') return []
    if (item.kind === 'link') return item.docId !== undefined && !item.unlisted ? [item] : []
    const { href } = item
    const own = href !== undefined && !item.linkUnlisted ? [{ ...item, href }] : []
    return [...own, ...sidebarPages(item.items)]
  })
}
