import {
  type FilteredPage,
  longestList,
  type Sidebar,
  type SidebarCategory,
  type SidebarItem,
  type SidebarLink,
} from '../../model/sidebar.ts'
import type { UiText } from '../../model/uiText.ts'
import type { SidebarPlace } from '../../site/site.ts'

/** The sidebar items to highlight on the current page. */
interface Shown {
  /** Items that link to the page. */
  current: Set<SidebarItem | undefined>
  /** These items and the categories around them. */
  active: Set<SidebarItem>
  /** Where the rest of a long list is; undefined if there is no such page, and then lists are whole. */
  rest: Rest | undefined
}

interface Rest {
  href: string
  uiText: UiText
}

/**
 * The sidebar in the HTML of one page: without the items of closed categories, of a long list only the part around the
 * page, and with an unlisted page only on itself.
 */
export function visibleSidebar({ id, items }: Sidebar, place?: SidebarPlace, rest?: Rest): Sidebar {
  const ways = place?.ways ?? []
  const shown = { current: new Set(ways.map((way) => way.at(-1))), active: new Set(ways.flat()), rest }
  return { id, items: visibleItems(items, shown, wholeList) }
}

function visibleItems(items: SidebarItem[], shown: Shown, list: string): SidebarItem[] {
  const listed = items.filter((item) => shown.active.has(item) || isListed(item))
  const show = (item: SidebarItem) => showItem(item, shown, () => idWithin(list, items, item))
  const { rest } = shown
  if (!rest || listed.length <= longestList) return listed.map(show)
  const place = (end: number) => listed.slice(0, end).filter(isListed).length
  return cutList(listed, shown.active).flatMap(({ items: some, from, to }) =>
    some ? some.map(show) : [linkToRest(list, [place(from), place(to)], rest)],
  )
}

/**
 * A long list is cut into parts of so many items, and a page shows its own with those beside it: neighbours show the
 * same ones, so that nothing moves from page to page.
 */
const partLength = 40

/** Part of a long list, and its items if they are to be shown. */
interface ListPart {
  from: number
  to: number
  items?: SidebarItem[] | undefined
}

/** Cuts a long list into parts that are shown, and parts that are left out. */
function cutList(items: SidebarItem[], active: Set<SidebarItem>): ListPart[] {
  const last = Math.ceil(items.length / partLength) - 1
  const own = [...active].map((item) => items.indexOf(item)).filter((place) => place >= 0)
  const middles = (own.length > 0 ? own : [0]).map((place) =>
    Math.min(Math.max(Math.floor(place / partLength), 1), last - 1),
  )
  const isShown = (part: number) => middles.some((middle) => Math.abs(middle - part) <= 1)
  const cut: ListPart[] = []
  for (let part = 0; part <= last; part++) {
    const [from, to] = [part * partLength, Math.min((part + 1) * partLength, items.length)]
    const before = cut.at(-1)
    if (isShown(part)) cut.push({ from, to, items: items.slice(from, to) })
    else if (before && !before.items) before.to = to
    else cut.push({ from, to })
  }
  return cut
}

/** Leads to the items that are left out, in the list of all. A script takes them from there. */
function linkToRest(list: string, [from, to]: [number, number], { href, uiText }: Rest): SidebarLink {
  const label = uiText('morePages', { count: to - from })
  return { kind: 'link', label, href: `${href}#${list}`, external: false, rest: [from, to] }
}

/** The id of the whole sidebar on the page of all pages. Those of the lists in it begin with it. */
const wholeList = 'all'

/** The id of the list of a category, by its place in the list around it. */
const idWithin = (list: string, items: SidebarItem[], category: SidebarItem) =>
  `${list}-${items.indexOf(category)}`

/** A sidebar with all listed pages, for the page that lists them. Its groups can be opened without a script. */
export function wholeSidebar({ items }: Sidebar): Sidebar {
  return { id: wholeList, items: wholeItems(items, wholeList) }
}

function wholeItems(items: SidebarItem[], list: string): SidebarItem[] {
  return items.filter(isListed).map((item) => {
    if (item.kind !== 'category') return item
    const { href, ...rest } = item
    const listId = idWithin(list, items, item)
    const open = !item.collapsible || !item.collapsed
    const page = href && !item.linkUnlisted ? { href } : {}
    return { ...rest, ...page, items: wholeItems(item.items, listId), open, listId }
  })
}

/** The pages of a sidebar that are listed, in order, for its filter. */
export function listedPages(items: SidebarItem[], groups: string[] = []): FilteredPage[] {
  return items.filter(isListed).flatMap((item) => {
    if (item.kind === 'html') return []
    const { label, href } = item
    if (item.kind === 'link') return [{ label, href: item.href, groups }]
    const own = href && !item.linkUnlisted ? [{ label, href, groups }] : []
    return [...own, ...listedPages(item.items, [...groups, label])]
  })
}

/** Whether all pages show an item. An unlisted page, or a category of nothing else, is shown only on that page. */
function isListed(item: SidebarItem): boolean {
  if (item.kind === 'html') return true
  if (item.kind === 'link') return !item.unlisted
  return (item.href !== undefined && !item.linkUnlisted) || item.items.some(isListed)
}

function showItem(item: SidebarItem, shown: Shown, listId: () => string): SidebarItem {
  if (item.kind === 'html') return item
  const current = shown.current.has(item)
  return item.kind === 'link' ? { ...item, current } : showCategory(item, shown, listId)
}

function showCategory(category: SidebarCategory, shown: Shown, listId: () => string): SidebarCategory {
  const current = shown.current.has(category)
  const { href: page, ...rest } = category
  const href = category.linkUnlisted && !current ? undefined : page
  const active = shown.active.has(category)
  const state = { ...rest, ...(href && { href }), current, active }
  const open = active || !category.collapsible || !category.collapsed
  const fallbackHref = href ? undefined : findFirstLink(category.items, isDoc)
  if (open || !(href ?? fallbackHref))
    return { ...state, items: visibleItems(category.items, shown, listId()), open }
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
