import { imageOf } from '../../links/assets.ts'
import type { References } from '../../links/references.ts'
import type { PostHead } from '../../model/blogContent.ts'
import type { PageData } from '../../model/pageData.ts'
import type { PageLink } from '../../model/pageParts.ts'
import { encodePath, normalizeRouteKey, type RoutePath, toHref } from '../../model/paths.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import { uiTextOf } from '../../model/uiText.ts'
import { buildCards, categoryAround, showsSummaries, sidebarOf } from '../../pageData/content/cards.ts'
import { findFirstLink, wholeSidebar } from '../../pageData/content/visibleSidebar.ts'
import type { Doc, Route, Site, Version } from '../../site/site.ts'
import type { CategoryFacts, PageFactName } from '../../theme/notes/noteContext.ts'
import {
  editProps,
  sidebarProps,
  toPartAuthor,
  toPartLink,
  toPartSidebarItem,
  toPartTag,
} from '../../theme/parts/partProps.ts'

/** Computes what the hooks of Docusaurus say of the docs and of the page in them; undefined for what it does not know. */
export function docsFact(name: PageFactName, path: RoutePath, sources: FactSources): unknown {
  const { site, page } = sources
  if (name === 'docs') return site && docsData(site)
  if (name === 'activeDoc') return site && activeDoc(path, site)
  if (name === 'docTexts') return site && docTexts(path, site)
  if (!page) return name === 'sidebar' ? sidebarBeside(path, sources.references) : undefined
  if (name === 'sidebar') return page.sidebar && { name: page.sidebar.id, items: sidebarProps(page).sidebar }
  if (name === 'breadcrumbs') return breadcrumbsOf(page)
  return name === 'post' ? postsOf(page, sources) : undefined
}

interface FactSources {
  site?: Site | undefined
  references: References
  /** Undefined while the text of a page is rendered, which is before what is around it. */
  page: PageData | undefined
}

/** What a note's `metadata` has besides title, description and address. */
export function docMetadata(target: Route['target'] | undefined, page: PageData | undefined): object {
  if (target?.kind !== 'doc') return {}
  const { id, slug, draft, unlisted, tags, sidebarId, title, description } = target.doc
  const content = page?.content.kind === 'doc' ? page.content : undefined
  return {
    id,
    slug,
    draft,
    unlisted,
    title,
    description,
    version: target.version.name,
    sidebar: sidebarId,
    tags: tags.map(({ label, permalink }) => ({ label, permalink: encodePath(permalink) })),
    ...editProps(content ?? target.doc),
    previous: toPartLink(content?.previous),
    next: toPartLink(content?.next),
  }
}

/** The sidebar of a note with all that is listed in it, for its text: which items its page shows is not known yet. */
function sidebarBeside(path: RoutePath, { index }: References) {
  const route = index.routesByKey.get(normalizeRouteKey(path))
  const sidebar = route && sidebarOf(route)
  return sidebar && { name: sidebar.id, items: wholeSidebar(sidebar).items.map(toPartSidebarItem) }
}

function breadcrumbsOf({ content }: PageData) {
  const items = 'breadcrumbs' in content ? content.breadcrumbs : []
  return items.length === 0 ? null : items.map((item) => ({ type: 'link', ...item }))
}

/** The post of a page, or those of a list by their addresses, as `useBlogPost()` gives them. */
function postsOf({ content, description }: PageData, sources: FactSources) {
  if (content.kind === 'post') {
    const { head, tags, newer, older } = content
    const links = { nextItem: toPartLink(older), prevItem: toPartLink(newer) }
    const metadata = { description, ...links, ...editProps(content) }
    return { ...postFacts(head, { tags, metadata, sources }), isBlogPostPage: true }
  }
  if (content.kind !== 'postList') return undefined
  const posts = content.posts.map(({ tags, isWhole, ...head }) => {
    const metadata = { hasTruncateMarker: !isWhole }
    return [head.href, postFacts(head, { tags, metadata, sources })]
  })
  return { posts: Object.fromEntries(posts) }
}

interface PostSources {
  tags: PageLink[]
  metadata: object
  sources: FactSources
}

function postFacts(head: PostHead, { tags, metadata, sources: { site, references } }: PostSources) {
  const { title, href, date, readingMinutes: readingTime, authors } = head
  const { config } = references
  const post = site?.blogs
    .flatMap(({ posts }) => posts)
    .find(({ permalink }) => toHref(permalink, config) === href)
  const { frontMatter = {}, file } = post?.outline ?? {}
  const image = post && imageOf(post.outline, references)
  const known = {
    title,
    permalink: href,
    date,
    readingTime,
    frontMatter,
    unlisted: post?.unlisted,
    description: post?.description,
    source: file && `@site/${file.source}`,
    formattedDate: new Intl.DateTimeFormat(config.i18n.currentLocale, longDate).format(new Date(date)),
    tags: tags.map(toPartTag),
    authors: authors.map(toPartAuthor),
  }
  const assets = { image, authorsImageUrls: authors.map(({ imageUrl }) => imageUrl) }
  return { metadata: { ...known, ...metadata }, frontMatter, assets, toc: [], isBlogPostPage: false }
}

const longDate = { dateStyle: 'long', timeZone: 'UTC' } as const

/** The docs with their versions, by the id of their plugin. */
function docsData({ versions }: Site): Record<string, { path: string; versions: object[] }> {
  const ids = [...new Set(versions.map(idOf))]
  return Object.fromEntries(
    ids.map((id) => {
      const ofDocs = versions.filter((version) => idOf(version) === id)
      const main = ofDocs.find(({ isLast }) => isLast) ?? ofDocs[0]!
      return [id, { path: encodePath(main.path), versions: ofDocs.map(versionData) }]
    }),
  )
}

const idOf = ({ docsConfig }: Version) => docsConfig.id

const versionData = (version: Version) => {
  const { docs, draftIds } = version
  const sidebars = version.sidebars.map(({ id, items }) => [id, firstOf(items)])
  return {
    ...versionFacts(version),
    draftIds,
    docs: docs.map(docData),
    sidebars: Object.fromEntries(sidebars),
  }
}

/** Where a sidebar begins. */
function firstOf(items: SidebarItem[]): object {
  const path = findFirstLink(items)
  const labelIn = (all: SidebarItem[]): string | undefined =>
    all
      .map((item) =>
        'href' in item && item.href === path ? item.label : 'items' in item && labelIn(item.items),
      )
      .find((label) => typeof label === 'string')
  return path === undefined ? {} : { link: { path, label: labelIn(items) } }
}

const versionFacts = ({ name, label, isLast, path, mainDocId, banner, badge, className }: Version) => ({
  name,
  label,
  isLast,
  mainDocId,
  banner: banner === 'none' ? null : banner,
  badge,
  className,
  path: encodePath(path),
})

const docData = ({ id, permalink, sidebarId }: Doc) => ({
  id,
  path: encodePath(permalink),
  sidebar: sidebarId,
})

/** The version and the note that are shown, and the same note in the other versions. */
function activeDoc(path: RoutePath, { versions, routes }: Site): object {
  const target = routes.find((route) => normalizeRouteKey(route.path) === normalizeRouteKey(path))?.target
  if (!target || !('version' in target)) return { alternateDocVersions: {} }
  const { version } = target
  const doc = target.kind === 'doc' ? target.doc : undefined
  const others = versions.filter((other) => idOf(other) === idOf(version))
  const alternates = others.flatMap(({ name, docsById }) => {
    const found = doc && docsById.get(doc.id)
    return found ? [[name, docData(found)]] : []
  })
  return {
    activePlugin: idOf(version),
    activeVersion: versionFacts(version),
    activeDoc: doc && docData(doc),
    alternateDocVersions: Object.fromEntries(alternates),
  }
}

/** What is said of each note of the version that is shown, or of the latest one, by their ids. */
function docTexts(path: RoutePath, { versions, routes }: Site): object {
  const target = routes.find((route) => normalizeRouteKey(route.path) === normalizeRouteKey(path))?.target
  const shown = target && 'version' in target ? target.version : versions.find(({ isLast }) => isLast)
  const texts = (shown?.docs ?? []).map(({ id, title, description, sidebarId: sidebar }) => {
    return [id, { id, title, description, sidebar }]
  })
  return Object.fromEntries(texts)
}

/** The category around a page, for its components; undefined if it is in none. */
export function categoryFacts(path: RoutePath, { config, index }: References): CategoryFacts | undefined {
  const route = index.routesByKey.get(normalizeRouteKey(path))
  const category = route && categoryAround(route, toHref(path, config))
  if (!category) return undefined
  const cards = category.items.flatMap((item) =>
    buildCards([item], uiTextOf(config), showsSummaries(route)).map(({ kind, ...card }) => ({
      ...plainItem(item),
      ...card,
      type: kind === 'category' ? kind : ('link' as const),
    })),
  )
  return { ...(plainItem(category) as Omit<CategoryFacts, 'items'>), items: cards }
}

/** An item as Docusaurus has it, with what is in it, and without the one that it was made from. */
const plainItem = (item: SidebarItem): object => JSON.parse(JSON.stringify(toPartSidebarItem(item)))
