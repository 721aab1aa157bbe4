import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Document } from '../../markdown/document.ts'
import { normalizeRouteKey, type SourcePath, toHref } from '../../model/paths.ts'
import type { SearchPage } from '../../model/searchPage.ts'
import type { SearchContext } from '../../model/searchSettings.ts'
import { uiTextOf } from '../../model/uiText.ts'
import { documentOf, outlineOf } from '../../site/routes/routeSource.ts'
import type { Route, RouteTarget, Site, Tag, Version } from '../../site/site.ts'
import { copyWith } from '../../std/collections.ts'
import { buildBreadcrumbs } from '../content/docNavigation.ts'
import { exactLanguage, pageTexts } from '../content/pageTexts.ts'

/** The searchable pages of one version, and those that belong to no version. */
export interface SearchScope {
  /** Path of the version below the base, with a slash at its end; empty for the latest one. */
  path: string
  pages: SearchPage[]
}

/** The searchable pages, one scope per version. Lists of pages, unlisted pages and drafts are left out. */
export function searchScopes(site: Site, documents: ReadonlyMap<SourcePath, Document>): SearchScope[] {
  if (site.config.search === false) return []
  const { versions } = site
  const found = searchablePages(site, documents)
  return searchScopesOf(versions).map((scope) => {
    const folder = scope ? versionFolder(scope, site) : ''
    const together = searchedVersions(scope, versions)
    const isWithin = ({ target }: Route) => !('version' in target) || together.includes(target.version)
    const pages = found.filter(({ route }) => isWithin(route))
    return { path: folder, pages: pages.map(({ page }) => withinVersion(page, folder)) }
  })
}

/** The searchable pages of all versions. */
export function searchablePages(
  site: Site,
  documents: ReadonlyMap<SourcePath, Document>,
): { route: Route; page: SearchPage }[] {
  return site.routes.flatMap((route) => {
    if (route.target.kind === 'graph' && isSearchable(route, site))
      return [{ route, page: toGraphPage(route, site.config) }]
    const document = documentOf(route.target, documents)
    return document && isSearchable(route, site)
      ? [{ route, page: toSearchPage(route, document, site.config) }]
      : []
  })
}

/** Removes the version's folder from the page's path, so that search contexts match in every version. */
function withinVersion(page: SearchPage, folder: string): SearchPage {
  return page.path.startsWith(folder) ? copyWith(page, { path: page.path.slice(folder.length) }) : page
}

function isSearchable({ path, target, output }: Route, { config }: Site): boolean {
  const { search } = config
  if (search === false || output === '404.html') return false
  const { draft, unlisted } = outlineOf(target)?.frontMatter ?? {}
  if (!isIndexed(target, search) || draft || unlisted) return false
  const below = pathBelowBase(path, config)
  return !search.ignoreFiles.some((rule) => (typeof rule === 'string' ? rule === below : rule.test(below)))
}

type SearchOptions = Exclude<SiteConfig['search'], false>

function isIndexed({ kind }: RouteTarget, { indexDocs, indexPages, indexBlog }: SearchOptions): boolean {
  if (kind === 'doc' || kind === 'graph') return indexDocs
  return kind === 'post' ? indexBlog : kind === 'markdownPage' && indexPages
}

function toSearchPage({ path, target }: Route, document: Document, config: SiteConfig): SearchPage {
  const { title, description = '' } = pageTexts(target, uiTextOf(config))
  const { frontMatter } = outlineOf(target)!
  const tags = tagsOf(target).map(({ label }) => label)
  const { currentLocale, localeConfigs } = config.i18n
  return {
    path: pathBelowBase(path, config),
    href: toHref(path, config),
    title,
    description,
    aliases: (frontMatter.aliases ?? []).filter((name) => !name.startsWith('/')),
    keywords: [...new Set([...(frontMatter.keywords ?? []), ...tags])],
    lang: exactLanguage(document.lang, localeConfigs[currentLocale]!.htmlLang),
    breadcrumbs: breadcrumbsOf(target, toHref(path, config)),
    // Read when they are needed.
    get sections() {
      return document.sections
    },
    sectionsName: document.sectionsName,
  }
}

/** The map of the notes is found by its name. */
function toGraphPage({ path, target }: Route, config: SiteConfig): SearchPage {
  const { title, description = '' } = pageTexts(target, uiTextOf(config))
  const lang = config.i18n.localeConfigs[config.i18n.currentLocale]!.htmlLang
  const place = { path: pathBelowBase(path, config), href: toHref(path, config) }
  return {
    ...place,
    title,
    description,
    keywords: [],
    lang,
    breadcrumbs: [],
    sections: [{ title: '', text: '' }],
  }
}

function tagsOf(target: RouteTarget): Tag[] {
  if (target.kind === 'doc') return target.doc.tags
  return target.kind === 'post' ? target.post.tags : []
}

/** The categories around a doc; above a post the name of its blog. */
function breadcrumbsOf(target: RouteTarget, href: string): string[] {
  if (target.kind === 'post') return [target.blog.config.blogTitle]
  if (target.kind !== 'doc') return []
  const { doc, version } = target
  const place = doc.sidebarId === undefined ? undefined : version.places.get(doc.sidebarId)
  return buildBreadcrumbs(place?.get(normalizeRouteKey(href)))
    .slice(0, -1)
    .map(({ label }) => label)
}

function pathBelowBase(path: string, { baseUrl }: SiteConfig): string {
  return path.slice(baseUrl.length).replace(/(?<!\/)\/+$/, '')
}

/** The versions searched from pages of `scope`: that version itself, and the latest of every other set of docs. */
export function searchedVersions(scope: Version | undefined, versions: Version[]): Version[] {
  return versions.filter(
    (version) => version === scope || (version.isLast && version.docsConfig !== scope?.docsConfig),
  )
}

/** The search scopes: `undefined` for the latest versions, and each other version by itself. */
export function searchScopesOf(versions: Version[]): (Version | undefined)[] {
  return [undefined, ...versions.filter(({ isLast }) => !isLast)]
}

/** The search contexts: parts of the site that can be searched separately, with labels in the current locale. */
export function searchContexts({ search, i18n }: SiteConfig): SearchContext[] {
  if (search === false) return []
  return search.searchContextByPaths.map(({ path, label }) => ({
    path,
    label: typeof label === 'string' ? label : (label[i18n.currentLocale] ?? path),
  }))
}

/**
 * The path of a version below the base URL, with a trailing slash; empty for the latest version. Search names versions
 * by it.
 */
export function versionFolder({ isLast, path }: Version, { config }: Pick<Site, 'config'>): string {
  return isLast ? '' : `${path.slice(config.baseUrl.length)}/`
}
