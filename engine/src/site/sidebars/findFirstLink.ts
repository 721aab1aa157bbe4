import type { SidebarItem, SidebarLink } from '../../model/sidebar.ts'

/** The URL of the first link among the items, at any depth. Skips unlisted pages and links that `qualifies` rejects. */
export function findFirstLink(
  items: SidebarItem[],
  qualifies: (link: SidebarLink) => boolean = () => true,
): string | undefined {
  for (const item of items) {
    const href = hrefOf(item, qualifies)
    if (href !== undefined) return href
  }
  return undefined
}

function hrefOf(item: SidebarItem, qualifies: (link: SidebarLink) => boolean): string | undefined {
  if (item.kind === 'html') return undefined
  if (item.kind === 'link') return item.unlisted || !qualifies(item) ? undefined : item.href
  const own = item.linkUnlisted ? undefined : item.href
  return own ?? findFirstLink(item.items, qualifies)
}
