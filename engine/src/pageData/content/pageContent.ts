import type { SiteConfig } from '../../config/siteConfig.ts'
import type { LinkedNotes } from '../../model/noteGraph.ts'
import type { DocContent, PageContent } from '../../model/pageData.ts'
import type { Backlink, RelatedNote } from '../../model/pageParts.ts'
import { editHref, toHref } from '../../model/paths.ts'
import { uiTextOf } from '../../model/uiText.ts'
import type { Doc, RouteTarget, SidebarPlace, TargetOf, Version } from '../../site/site.ts'
import { groupTags, sharedTags, tagLink } from '../../site/tags/tagPages.ts'
import { searchContexts } from '../machineReaders/searchScopes.ts'
import { blogContent } from './blogContent.ts'
import { buildCards } from './cards.ts'
import { buildBreadcrumbs, buildPagination, docPagination } from './docNavigation.ts'
import { drawGraph } from './drawGraph.ts'
import { minutesToRead, type RenderedText } from './excerpts.ts'
import { wholeSidebar } from './visibleSidebar.ts'

/** Inputs for the content of a page besides its route target. */
interface ContentSources {
  config: SiteConfig
  /** The page's place in its sidebar. */
  place: SidebarPlace | undefined
  /** The compiled note of pages that have one. */
  text: RenderedText | undefined
  /** What links to the page. */
  linking: Backlink[]
  /** Other notes on its subject. */
  related: RelatedNote[]
  /** The notes that it shows on a map. */
  graph: LinkedNotes | undefined
}

/** The article of a page. */
export function pageContent(target: RouteTarget, sources: ContentSources): PageContent {
  switch (target.kind) {
    case 'doc':
      return docContent(target, sources)
    case 'generatedIndex':
      return indexContent(target, sources)
    case 'allPages':
      return { kind: 'allPages', sidebar: wholeSidebar(target.sidebar) }
    case 'tagsList':
      return tagsListContent(target, sources)
    case 'tag':
      return tagContent(target, sources)
    case 'markdownPage':
      return markdownPageContent(target, sources)
    case 'reactPage':
      return { kind: 'reactPage', html: sources.text?.html ?? '' }
    case 'search':
      return searchContent(target, sources)
    case 'graph':
      return drawGraph(sources.graph ?? { notes: [], folders: [], total: 0 }, sources.config)
    case 'offline':
      return { kind: 'offline' }
    case 'notFound':
      return { kind: 'notFound', hasSearch: sources.config.search !== false }
    default:
      return blogContent(target, sources)
  }
}

function docContent(
  { doc, version }: TargetOf<'doc'>,
  { config, place, text, linking, related }: ContentSources,
): DocContent {
  const { frontMatter } = doc.outline
  const isHome = frontMatter.hero !== undefined
  const hasOwnTitle = text?.hasContentTitle || frontMatter.hide_title
  return {
    kind: 'doc',
    html: text?.html ?? '',
    syntheticTitle: hasOwnTitle ? undefined : doc.title || undefined,
    readingMinutes: version.docsConfig.showReadingTime ? minutesToRead(doc.outline) : undefined,
    isDatedAbove: version.docsConfig.lastUpdatePlace === 'top',
    hasActionsAbove: !isHome && version.docsConfig.pageActions === 'top',
    ...(version.docsConfig.showSummaries && leadOf(doc)),
    draft: doc.draft,
    unlisted: frontMatter.unlisted === true,
    breadcrumbs: isHome ? [] : breadcrumbs(place, version),
    tags: doc.tags.map((tag) => tagLink(tag, config)),
    editUrl: doc.editUrl && editHref(doc.editUrl),
    lastUpdate: doc.lastUpdate,
    ...(linking.length > 0 &&
      showsBacklinks(doc, version) && {
        backlinks: linking.map(({ path, ...link }) => ({ ...link, href: toHref(path, config) })),
      }),
    ...(related.length > 0 &&
      !isHome && {
        related: related.map(({ title, path }) => ({ title, href: toHref(path, config) })),
      }),
    ...(!isHome && docPagination(doc, place, { version, addresses: config })),
  }
}

/** The description, unless the text begins with the same words. */
function leadOf({ outline: { frontMatter, excerpt } }: Doc): Pick<DocContent, 'lead'> {
  const lead = frontMatter.description
  return lead && !excerpt?.startsWith(lead.trim()) ? { lead } : {}
}

/** A home page is linked to by its very nature. */
const showsBacklinks = ({ outline: { frontMatter } }: Doc, { docsConfig }: Version) =>
  docsConfig.backlinks && frontMatter.backlinks !== false && !frontMatter.hero

function breadcrumbs(place: SidebarPlace | undefined, { docsConfig }: Version) {
  return docsConfig.breadcrumbs ? buildBreadcrumbs(place) : []
}

function indexContent(target: TargetOf<'generatedIndex'>, { config, place }: ContentSources): PageContent {
  return {
    kind: 'generatedIndex',
    description: target.description,
    ...(target.category.icon && { icon: target.category.icon }),
    cards: buildCards(target.category.items, uiTextOf(config), target.version.docsConfig.showSummaries),
    breadcrumbs: breadcrumbs(place, target.version),
    ...buildPagination(place, target.version),
  }
}

function tagsListContent(
  { version, sharing }: TargetOf<'tagsList'>,
  { config }: ContentSources,
): PageContent {
  return { kind: 'tagsList', groups: groupTags(sharedTags(version, sharing, config)) }
}

function tagContent(
  { tag, docs, posts, unlisted, version }: TargetOf<'tag'>,
  { config }: ContentSources,
): PageContent {
  return {
    kind: 'tag',
    description: tag.description,
    docs: docs.map(({ title, permalink, description }) => ({
      label: title,
      href: toHref(permalink, config),
      ...(description && { description }),
    })),
    posts: posts.map(({ title, permalink }) => ({ label: title, href: toHref(permalink, config) })),
    tagsHref: toHref(version.tagsPath, config),
    unlisted,
  }
}

function markdownPageContent(
  { outline, editUrl, lastUpdate }: TargetOf<'markdownPage'>,
  { text }: ContentSources,
): PageContent {
  const { draft, unlisted, hide_table_of_contents: isWide } = outline.frontMatter
  return {
    kind: 'markdownPage',
    html: text?.html ?? '',
    ...(isWide && { isWide }),
    draft: draft === true,
    unlisted: unlisted === true,
    lastUpdate,
    editUrl: editUrl && editHref(editUrl),
  }
}

/**
 * The scope of a search without a chosen context. Left out where the search box is hidden outside of contexts, because
 * then one is always chosen.
 */
function searchesBeyondContexts({ search }: SiteConfig) {
  if (search === false) return {}
  if (search.useAllContextsWithNoSearchContext) return { beyondContexts: 'everywhere' as const }
  return search.hideSearchBarWithNoSearchContext ? {} : { beyondContexts: 'elsewhere' as const }
}

function searchContent({ tagsPath }: TargetOf<'search'>, { config }: ContentSources): PageContent {
  return {
    kind: 'search',
    contexts: searchContexts(config),
    ...searchesBeyondContexts(config),
    ...(tagsPath && { tagsHref: toHref(tagsPath, config) }),
  }
}
