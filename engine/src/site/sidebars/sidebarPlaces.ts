import { normalizeRouteKey } from '../../model/paths.ts'
import type { Sidebar, SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import { type SidebarPage, sidebarPages } from './sidebarPages.ts'

/** A step on the path to a page: a category, or last the page itself. */
export type Step = SidebarCategory | SidebarLink

/** The place of a page in a sidebar. */
export interface SidebarPlace {
  /** Paths from the top down to the page; several where the sidebar lists it more than once. */
  ways: Step[][]
  /** The previous and next pages in reading order. */
  previous?: SidebarPage
  next?: SidebarPage
}

/** The places of the pages of one sidebar, by normalized URL. */
export type SidebarPlaces = Map<string, SidebarPlace>

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
