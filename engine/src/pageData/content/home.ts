import type { References, ResolvedReference } from '../../links/references.ts'
import { found } from '../../links/references.ts'
import type { Document, HomePartReference } from '../../markdown/document.ts'
import type { NewPage, News, PageLink, ShelfSection } from '../../model/pageParts.ts'
import { normalizeRouteKey, type RoutePath, toHref } from '../../model/paths.ts'
import { markSections } from '../../model/sidebar.ts'
import { uiTextOf } from '../../model/uiText.ts'
import type { Blog, Doc, Route, Version } from '../../site/site.ts'
import { groupBy } from '../../std/collections.ts'
import { type LinksOf, linkedPages } from './backlinks.ts'
import { pagesIn } from './cards.ts'
import { findFirstLink } from './visibleSidebar.ts'

/** How many pages a section of the shelf names, and how many pages and posts are new. */
const most = { links: 3, pages: 6, posts: 2 }

/** A commit that changes more pages is upkeep, and no news of any of them. */
const mostInCommit = 12

/** Renders a part of a home page that shows what the site knows. */
export function resolveHomePart(
  { part }: HomePartReference,
  path: RoutePath,
  references: References,
): ResolvedReference {
  const { config, lists } = references
  const uiText = uiTextOf(config)
  if (part === 'search') return found(searchField(references))
  if (part === 'shelf') return found(lists.shelf(shelfOf(path, references), uiText('sections')))
  const uiLang = config.i18n.localeConfigs[config.i18n.currentLocale]!.htmlLang
  return found(lists.news(newsOf(path, references), { uiText, uiLang }))
}

/** A form that leads to the search page; nothing on a site without that page. */
function searchField({ config, index, lists }: References): string {
  const uiText = uiTextOf(config)
  const page = [...index.routesByKey.values()].find(({ target }) => target.kind === 'search')
  if (!page) return ''
  return lists.searchField({
    action: toHref(page.path, config),
    label: uiText('search'),
    name: uiText('searchTheDocumentation'),
  })
}

/** The docs that a home page is about: those that it belongs to, else the first latest ones. */
function versionOf(path: RoutePath, { index }: References): Version | undefined {
  const own = index.routesByKey.get(normalizeRouteKey(path))?.target
  if (own && 'version' in own) return own.version
  const targets = [...index.routesByKey.values()].flatMap(({ target }) =>
    'version' in target ? target.version : [],
  )
  return targets.find(({ isLast }) => isLast)
}

/** The sections at the top of all sidebars, without those that hold no page. */
function shelfOf(path: RoutePath, references: References): ShelfSection[] {
  const version = versionOf(path, references)
  if (!version) return []
  const counts = references.neighbours?.linkCounts ?? new Map()
  const uiText = uiTextOf(references.config)
  const own = toHref(path, references.config)
  return version.sidebars.flatMap(({ items }) => {
    const marks = markSections(items)
    return items.flatMap((item, place) => {
      const href = findFirstLink([item])
      if (item.kind !== 'category' || href === undefined) return []
      const pages = pagesIn(item).filter(({ href }) => normalizeRouteKey(href) !== normalizeRouteKey(own))
      if (pages.length === 0) return []
      const mark = marks?.[place] ?? {
        icon: item.icon ?? item.label.slice(0, 1),
        hue: item.hue ?? (place % 8) + 1,
      }
      const inside = uiText('pagesInside', { count: pages.length })
      return [{ label: item.label, href, ...mark, inside, links: mostLinked(pages, href, counts) }]
    })
  })
}

/** The pages of a section that most notes link to. What its title leads to is among them only if it is the only one. */
function mostLinked(pages: PageLink[], own: string, counts: ReadonlyMap<string, number>): PageLink[] {
  const countOf = ({ href }: PageLink) => counts.get(normalizeRouteKey(href)) ?? 0
  const others = pages.filter(({ href }) => href !== own)
  return (others.length > 0 ? others : pages)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, most.links)
    .map(({ label, href }) => ({ label, href }))
}

function newsOf(path: RoutePath, references: References): News {
  const version = versionOf(path, references)
  return {
    pages: version ? newPages(version, path, references) : [],
    posts: newPosts(references),
  }
}

/** The pages that were changed last. Pages of one date were changed by one commit. */
function newPages(version: Version, path: RoutePath, { config }: References): NewPage[] {
  const dated = version.docs.flatMap((doc) => {
    const date = doc.lastUpdate?.date
    return date === undefined || doc.unlisted || doc.permalink === path ? [] : [{ doc, date }]
  })
  const byDate = groupBy(dated, ({ date }) => date)
  return dated
    .filter(({ date }) => byDate.get(date)!.length <= mostInCommit)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, most.pages)
    .map(({ doc, date }) => ({
      label: doc.title,
      href: toHref(doc.permalink, config),
      date,
      ...sectionLabel(doc, version, config),
    }))
}

function sectionLabel({ permalink, sidebarId }: Doc, { places }: Version, config: References['config']) {
  const place = sidebarId === undefined ? undefined : places.get(sidebarId)
  const section = place?.get(normalizeRouteKey(toHref(permalink, config)))?.ways[0]?.[0]
  return section?.kind === 'category' ? { about: section.label } : {}
}

function newPosts({ index, config }: References): NewPage[] {
  const posts = findBlogs(index.routesByKey).flatMap(({ listed }) => listed)
  const newest = posts.toSorted((a, b) => b.date.getTime() - a.date.getTime()).slice(0, most.posts)
  return newest.map((post) => ({
    label: post.title,
    href: toHref(post.permalink, config),
    date: post.date.toISOString(),
    ...(post.description && { about: post.description }),
  }))
}

function findBlogs(routes: ReadonlyMap<string, Route>): Blog[] {
  return [...new Set([...routes.values()].flatMap(({ target }) => ('blog' in target ? target.blog : [])))]
}

/** Whether a note has a shelf, or is one that others import with theirs. */
export const hasShelf = ({ references }: Document): boolean =>
  references.some((reference) => reference.kind === 'home' && reference.part === 'shelf')

/** Counts the notes that link to each page, by normalized path; one that links to a page several times counts as one. */
export function countLinks(documents: Document[], linksOf: LinksOf): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents) {
    for (const key of linkedPages(linksOf(document))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
