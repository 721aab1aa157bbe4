import type { Sidebar, SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import type { SidebarPlace } from '../../site/site.ts'

/** The sidebar items to highlight on the current page. */
interface Shown {
  /** Items that link to the page. */
  current: Set<SidebarItem | undefined>
  /** These items and the categories around them. */
  active: Set<SidebarItem>
}

/**
 * The sidebar in the HTML of one page: without the items of closed categories, and with an unlisted page only on
 * itself.
 */
export function visibleSidebar({ id, items }: Sidebar, place?: SidebarPlace): Sidebar {
  const ways = place?.ways ?? []
  const shown = { current: new Set(ways.map((way) => way.at(-1))), active: new Set(ways.flat()) }
  return { id, items: visibleItems(items, shown) }
}

function visibleItems(items: SidebarItem[], shown: Shown): SidebarItem[] {
  return items.filter((item) => shown.active.has(item) || isListed(item)).map((item) => showItem(item, shown))
}

/** Whether all pages show an item. An unlisted page, or a category of nothing else, is shown only on that page. */
function isListed(item: SidebarItem): boolean {
  if (item.kind === 'html') return true
  if (item.kind === 'link') return !item.unlisted
  return (item.href !== undefined && !item.linkUnlisted) || item.items.some(isListed)
}

function showItem(item: SidebarItem, shown: Shown): SidebarItem {
  if (item.kind === 'html') return item
  const current = shown.current.has(item)
  return item.kind === 'link' ? { ...item, current } : showCategory(item, current, shown)
}

function showCategory(category: SidebarCategory, current: boolean, shown: Shown): SidebarCategory {
  const { href: page, ...rest } = category
  const href = category.linkUnlisted && !current ? undefined : page
  const active = shown.active.has(category)
  const state = { ...rest, ...(href && { href }), current, active }
  const open = active || !category.collapsible || !category.collapsed
  const fallbackHref = href ? undefined : findFirstLink(category.items, isDoc)
  if (open || !(href ?? fallbackHref)) return { ...state, items: visibleItems(category.items, shown), open }
  return { ...state, items: [], open, ...(fallbackHref && { fallbackHref }) }
}

/** A link written by hand may lead to a page with another sidebar, or to another host. */
const isDoc = ({ docId }: SidebarLink) => docId !== undefined

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
