import type { SiteConfig } from '../config/siteConfig.ts'
import type { Document, DocumentOutline } from '../markdown/document.ts'
import { normalizeRouteKey } from '../model/paths.ts'
import type { SearchPage } from '../model/searchPage.ts'
import { toHref } from './addresses/toHref.ts'
import { sourceOf } from './linkIndex.ts'
import { pageTexts } from './page/pageTexts.ts'
import { buildBreadcrumbs } from './sidebars/breadcrumbs.ts'
import type { Route, RouteTarget, Site } from './site.ts'

/** The pages of one version that can be searched, with all that stands beside the versions. */
export interface SearchScope {
  /** Path of the version below the base, with a slash at its end; empty for the latest one. */
  path: string
  pages: SearchPage[]
}

/** What can be found, one scope for each version. Lists of pages, unlisted pages and drafts are left out (behaviours 7.2). */
export function searchScopes(site: Site, documents: Document[]): SearchScope[] {
  const { config, versions } = site
  if (config.search === false) return []
  const bySource = new Map(documents.map((document) => [document.file.source, document]))
  const found = site.routes.flatMap((route) => {
    const document = bySource.get(sourceOf(route)!)
    return document && isSearchable(route, site)
      ? [{ route, page: toSearchPage(route, document, config) }]
      : []
  })
  const scopes = versions.length > 0 ? versions : [undefined]
  return scopes.map((version) => ({
    path:
      version && !version.isLast && versions.length > 1
        ? `${version.path.slice(config.baseUrl.length)}/`
        : '',
    pages: found
      .filter(({ route: { target } }) => !('version' in target) || target.version === version)
      .map(({ page }) => page),
  }))
}

function isSearchable({ path, target }: Route, { config }: Site): boolean {
  const { search } = config
  if (search === false) return false
  const isIndexed =
    target.kind === 'doc' ? search.indexDocs : target.kind === 'markdownPage' && search.indexPages
  const outline = outlineOf(target)
  if (!isIndexed || !outline || outline.frontMatter.draft || outline.frontMatter.unlisted) return false
  const below = pathBelowBase(path, config)
  return !search.ignoreFiles.some((rule) => (typeof rule === 'string' ? rule === below : rule.test(below)))
}

function outlineOf(target: RouteTarget): DocumentOutline | undefined {
  if (target.kind === 'doc') return target.doc.outline
  return target.kind === 'markdownPage' ? target.outline : undefined
}

function toSearchPage({ path, target }: Route, { sections, lang }: Document, config: SiteConfig): SearchPage {
  const { title, description = '' } = pageTexts(target)
  const { frontMatter } = outlineOf(target)!
  const tags = target.kind === 'doc' ? target.doc.tags.map(({ label }) => label) : []
  const { defaultLocale, localeConfigs } = config.i18n
  return {
    path: pathBelowBase(path, config),
    href: toHref(path, config),
    title,
    description,
    keywords: [...new Set([...(frontMatter.keywords ?? []), ...tags])],
    lang: lang ?? localeConfigs[defaultLocale]!.htmlLang,
    breadcrumbs: breadcrumbsOf(target, toHref(path, config)),
    sections,
  }
}

/** The categories around a doc. */
function breadcrumbsOf(target: RouteTarget, href: string): string[] {
  if (target.kind !== 'doc') return []
  const { doc, version } = target
  const place = doc.sidebarId === undefined ? undefined : version.places.get(doc.sidebarId)
  return buildBreadcrumbs(place?.get(normalizeRouteKey(href)))
    .slice(0, -1)
    .map(({ label }) => label)
}

function pathBelowBase(path: string, { baseUrl }: SiteConfig): string {
  return path.slice(baseUrl.length).replace(/\/+$/, '')
}
