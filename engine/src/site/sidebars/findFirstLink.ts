import type { SidebarItem, SidebarLink } from '../../model/sidebar.ts'

/** Where the first link of some items leads, however deep it stands. Unlisted pages do not count, nor links that do not qualify. */
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
