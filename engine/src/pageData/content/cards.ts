import { found, type References, type ResolvedReference } from '../../links/references.ts'
import type { Card, PageLink } from '../../model/pageParts.ts'
import { normalizeRouteKey, type RoutePath, toHref } from '../../model/paths.ts'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../model/sidebar.ts'
import { type UiText, uiTextOf } from '../../model/uiText.ts'
import type { Route } from '../../site/site.ts'
import { sidebarIdOf } from '../currentPage.ts'
import { findFirstLink } from './visibleSidebar.ts'

/** The cards for sidebar items. HTML items, unlisted pages and categories without links are left out. */
export function buildCards(items: SidebarItem[], uiText: UiText, showSummaries = true): Card[] {
  return items.flatMap((item) => {
    if (item.kind === 'html') return []
    if (item.kind === 'link') return linkCard(item)
    return showSummaries ? categoryCard(item, uiText) : plainCategoryCard(item, uiText)
  })
}

function linkCard({ label, href, external, about, unlisted, icon, hue }: SidebarLink): Card[] {
  if (unlisted) return []
  const description = about?.description
  const kind = external ? 'external' : 'link'
  return [{ kind, label, href, ...(description && { description }), ...marksOf({ icon, hue }) }]
}

/** Leads to the first page inside. Without a description, it names what is inside. */
function categoryCard(category: SidebarCategory, uiText: UiText): Card[] {
  const { label, items, generatedIndex } = category
  const href = findFirstLink([category])
  if (href === undefined) return []
  const cards = buildCards(items, uiText)
  const count = pagesIn(category).length
  const inside =
    count > 0 ? uiText('pagesInside', { count }) : uiText('categoryItems', { count: cards.length })
  const description = category.description ?? generatedIndex?.description ?? namesOf(cards)
  return [
    { kind: 'category', label, href, ...(description && { description }), inside, ...marksOf(category) },
  ]
}

/** Says how many items it has, unless it has a description. */
function plainCategoryCard(category: SidebarCategory, uiText: UiText): Card[] {
  const { label, items, description } = category
  const href = findFirstLink([category])
  const said = description ?? uiText('categoryItems', { count: items.length })
  return href === undefined
    ? []
    : [{ kind: 'category', label, href, description: said, ...marksOf(category) }]
}

const marksOf = ({ icon, hue }: Pick<Card, 'icon' | 'hue'>) => ({
  ...(icon && { icon }),
  ...(hue && { hue }),
})

/** About two lines of a card. */
const longest = 80

/** The names on cards, as many as fit. */
function namesOf(cards: Card[]): string {
  const names = cards.map(({ label }) => label)
  const fitting = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= longest)
  return fitting.join(', ') + (fitting.length < names.length && fitting.length > 0 ? ' …' : '')
}

/** All docs in a section, at any depth, in its order; first its own page. */
export function pagesIn({ items, ...category }: SidebarCategory): PageLink[] {
  const { label, href, docId, linkUnlisted } = category
  const own = docId !== undefined && href && !linkUnlisted ? [{ label, href }] : []
  return [...own, ...items.flatMap((item) => (item.kind === 'category' ? pagesIn(item) : docIn(item)))]
}

function docIn(item: SidebarItem): PageLink[] {
  return item.kind === 'link' && item.docId !== undefined && !item.unlisted ? [item] : []
}

/**
 * Cards for the pages of a page's category, or of the category it is the page of; else of its whole sidebar. Without
 * summaries the page itself is among them, as in Docusaurus.
 */
function cardsBeside(route: Route, href: string, uiText: UiText): Card[] {
  const group = categoryAround(route, href) ?? sidebarOf(route)
  const hasSummaries = showsSummaries(route)
  const cards = buildCards(group?.items ?? [], uiText, hasSummaries)
  return hasSummaries ? cards.filter((card) => card.href !== href) : cards
}

/** Whether the docs of a page show what things are about. */
export const showsSummaries = ({ target }: Route): boolean =>
  !('version' in target) || target.version.docsConfig.showSummaries

/** The sidebar of a note, whole; undefined for other pages. */
export function sidebarOf({ target }: Route) {
  const sidebarId = sidebarIdOf(target)
  return 'version' in target ? target.version.sidebars.find(({ id }) => id === sidebarId) : undefined
}

/** The category that holds a page, or that it is the page of; undefined at the top of a sidebar, and without one. */
export function categoryAround({ target }: Route, href: string): SidebarCategory | undefined {
  const sidebarId = sidebarIdOf(target)
  if (sidebarId === undefined || !('version' in target)) return undefined
  const way = target.version.places.get(sidebarId)?.get(normalizeRouteKey(href))?.ways[0] ?? []
  return way.findLast((step) => step.kind === 'category')
}

/** Shows the pages beside a note as cards. */
export function resolveCards(path: RoutePath, { config, index, lists }: References): ResolvedReference {
  const route = index.routesByKey.get(normalizeRouteKey(path))
  return found(lists.cards(route ? cardsBeside(route, toHref(path, config), uiTextOf(config)) : []))
}
