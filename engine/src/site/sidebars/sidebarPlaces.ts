import { normalizeRouteKey } from '../../model/paths.ts'
import type { Sidebar, SidebarCategory, SidebarItem } from '../../model/sidebar.ts'
import type { Doc, SidebarPage, SidebarPlaces, Step } from '../site.ts'

/** Finds all places at once, so that pages need not search through the whole sidebar one by one. */
export function findPlaces({ items }: Sidebar): SidebarPlaces {
  const places: SidebarPlaces = new Map()
  for (const way of findWays(items, [])) {
    const key = keyOf(way.at(-1)!)
    const place = places.get(key)
    if (place) place.ways.push(way)
    else places.set(key, { ways: [way] })
  }
  addNeighbours([...sidebarPages(items)], places)
  return places
}

const keyOf = ({ href = '' }: Step) => normalizeRouteKey(href)

function* findWays(items: SidebarItem[], above: SidebarCategory[]): Generator<Step[]> {
  for (const item of items) {
    if (item.kind === 'html') continue
    if (item.href !== undefined) yield [...above, item]
    if (item.kind === 'category') yield* findWays(item.items, [...above, item])
  }
}

/** A page that is listed more than once has the neighbours of its first place. */
function addNeighbours(pages: SidebarPage[], places: SidebarPlaces): void {
  for (const [index, page] of [...pages.entries()].reverse()) {
    const place = places.get(keyOf(page))!
    Object.assign(place, { previous: pages[index - 1], next: pages[index + 1] })
  }
}

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

/** Gives every doc the sidebar it is shown with: the last that lists it, unless its front matter names another. */
export function assignSidebars(docs: Doc[], sidebars: Sidebar[]): Doc[] {
  const owners = new Map(sidebars.flatMap(({ id, items }) => docIds(items).map((docId) => [docId, id])))
  return docs.map((doc) => {
    const { displayed_sidebar: displayed } = doc.outline.frontMatter
    return { ...doc, sidebarId: displayed === undefined ? owners.get(doc.id) : (displayed ?? undefined) }
  })
}

function docIds(items: SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'html') return []
    const own = item.docId === undefined ? [] : [item.docId]
    return item.kind === 'category' ? [...own, ...docIds(item.items)] : own
  })
}
