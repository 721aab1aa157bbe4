import { normalizeRouteKey } from '../../model/paths.ts'
import type { Sidebar, SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import { findFirstLink } from './findFirstLink.ts'

/** What the HTML of one page holds of its sidebar: open branches only, and unlisted pages only when they are it. */
export function visibleSidebar({ id, items }: Sidebar, href: string): Sidebar {
  return { id, items: visibleItems(items, normalizeRouteKey(href)) }
}

function visibleItems(items: SidebarItem[], pageKey: string): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.kind === 'html') return [item]
    return item.kind === 'link' ? visibleLink(item, pageKey) : visibleCategory(item, pageKey)
  })
}

function visibleLink(item: SidebarLink, pageKey: string): SidebarLink[] {
  const current = normalizeRouteKey(item.href) === pageKey
  return item.unlisted && !current ? [] : [{ ...item, current }]
}

function visibleCategory({ href: ownHref, ...item }: SidebarCategory, pageKey: string): SidebarCategory[] {
  const current = ownHref !== undefined && normalizeRouteKey(ownHref) === pageKey
  const href = item.linkUnlisted && !current ? undefined : ownHref
  const items = visibleItems(item.items, pageKey)
  if (href === undefined && items.length === 0) return []
  const active = current || items.some(isActive)
  const category = { ...item, ...(href && { href }), current, active }
  if (active || !item.collapsible || !item.collapsed) return [{ ...category, items, open: true }]
  return [{ ...category, items: [], open: false, ...(!href && { fallbackHref: findFirstLink(items) }) }]
}

function isActive(item: SidebarItem): boolean {
  if (item.kind === 'html') return false
  return item.kind === 'link' ? item.current === true : item.active === true
}
