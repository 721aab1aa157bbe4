import type { SidebarItem } from '../../model/sidebar.ts'

/** The first page within some items that is shown with the same sidebar: there they can be seen. Unlisted pages do not count. */
export function findBranchPage(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    const href = pageOf(item)
    if (href !== undefined) return href
  }
  return undefined
}

/** A link written by hand may lead to a page with another sidebar, or to another host. */
function pageOf(item: SidebarItem): string | undefined {
  if (item.kind === 'html') return undefined
  if (item.kind === 'link') return item.docId === undefined || item.unlisted ? undefined : item.href
  return item.linkUnlisted ? findBranchPage(item.items) : (item.href ?? findBranchPage(item.items))
}
