import type { SidebarItem } from '../../model/sidebar.ts'

/** Where the first link of some items leads, however deep it stands. Unlisted pages do not count. */
export function findFirstLink(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    const href = linkOf(item)
    if (href !== undefined) return href
  }
  return undefined
}

function linkOf(item: SidebarItem): string | undefined {
  if (item.kind === 'html') return undefined
  if (item.kind === 'link') return item.unlisted ? undefined : item.href
  return item.linkUnlisted ? findFirstLink(item.items) : (item.href ?? findFirstLink(item.items))
}
