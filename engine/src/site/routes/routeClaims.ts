import { posix } from 'node:path'
import type { PagesConfig, SiteConfig } from '../../config/siteConfig.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import { decodePath, joinUrlPath, outputPath, type RoutePath, toRoutePath } from '../../model/paths.ts'
import { longestList, type SidebarCategory, type SidebarItem } from '../../model/sidebar.ts'
import { blogClaims } from '../blog/blogClaims.ts'
import { editUrlOf, lastUpdateOf } from '../notes/sourceFacts.ts'
import type { Blog, BuildMode, RouteClaim, SiteInput, Version } from '../site.ts'
import { buildTagPages, sharedPosts } from '../tags/tagPages.ts'

interface ClaimSources {
  input: Pick<SiteInput, 'outlines' | 'pageModules' | 'history'>
  config: SiteConfig
  versions: Version[]
  blogs: Blog[]
  mode: BuildMode
}

/** Every page of the site. The first page to claim a URL gets it. */
export function routeClaims(sources: ClaimSources): RouteClaim[] {
  const { input, config, versions, blogs, mode } = sources
  const isPublished = ({ frontMatter }: DocumentOutline) => mode === 'dev' || frontMatter.draft !== true
  const markdownPages = input.outlines.filter(({ file }) => file.collection === 'pages').filter(isPublished)
  const pagesIn = (folder?: string) => config.pages.find(({ path }) => path === folder)
  const pages: RouteClaim[] = [
    ...markdownPages.map((outline) => markdownPageClaim(outline, pagesIn(outline.file.folder)!, sources)),
    ...input.pageModules.map((module): RouteClaim => {
      const pages = pagesIn(module.folder)
      const below = [pages?.routeBasePath ?? '', module.added?.below ?? pagePath(module.path)]
      const path = toRoutePath(joinUrlPath(config.baseUrl, ...below))
      return { path, target: { kind: 'reactPage', pages, module } }
    }),
  ].map((claim) => asNotFound(claim, config))
  const claims: RouteClaim[] = [
    ...notFoundClaims(pages, config),
    ...versions.flatMap((version) => versionClaims(version, sharesTags(version, config) ? blogs : [])),
    ...blogs.flatMap(blogClaims),
    ...pages,
  ]
  return [
    ...claims,
    ...searchClaims(claims, sources),
    ...offlineClaims(claims, config),
    ...versions.flatMap((version) => allPagesClaims(version, claims, config)),
    ...versions.flatMap((version) => graphClaims(version, claims, sources)),
  ]
}

/** A page of the site called `404` is what hosts show at addresses without a page. */
function asNotFound(claim: RouteClaim, { baseUrl }: SiteConfig): RouteClaim {
  const isNamed404 = claim.path === joinUrlPath(baseUrl, '404')
  return isNamed404 ? { ...claim, path: toRoutePath(joinUrlPath(baseUrl, '404.html')) } : claim
}

/** The not-found page, unless the site has a page of its own in its place. */
function notFoundClaims(pages: RouteClaim[], config: SiteConfig): RouteClaim[] {
  const path = toRoutePath(joinUrlPath(config.baseUrl, '404.html'))
  return isTaken(path, pages, config) ? [] : [{ path, target: { kind: 'notFound' } }]
}

/** Pages show a long list in part, so there is a page with all of it, unless the site has a page of its own at that URL. */
function allPagesClaims(version: Version, claims: RouteClaim[], config: SiteConfig): RouteClaim[] {
  return version.sidebars
    .filter(({ items }) => hasLongList(items))
    .map((sidebar, index): RouteClaim => {
      const name = index === 0 ? 'all-pages' : `all-pages-${sidebar.id}`
      const path = toRoutePath(joinUrlPath(version.path, name))
      return { path, target: { kind: 'allPages', sidebar, version } }
    })
    .filter(({ path }) => !isTaken(path, claims, config))
}

/** In a vault without a first page, the list of its notes is there: the name of the site would lead to nothing. */
export function homeClaims(
  versions: Version[],
  taken: { path: RoutePath }[],
  { baseUrl, markdown }: SiteConfig,
): RouteClaim[] {
  const version = versions.find(({ path, isLast }) => isLast && path === baseUrl)
  const sidebar = version?.sidebars[0]
  const hasHome = !markdown.obsidian || taken.some(({ path }) => path === baseUrl)
  return hasHome || !sidebar ? [] : [{ path: version.path, target: { kind: 'allPages', sidebar, version } }]
}

/** The map of the notes, where docs have one, unless the site has a page of its own at that URL. */
function graphClaims(version: Version, claims: RouteClaim[], { config, blogs }: ClaimSources): RouteClaim[] {
  const path = toRoutePath(joinUrlPath(version.path, 'graph'))
  if (!version.docsConfig.graph || isTaken(path, claims, config)) return []
  return [{ path, target: { kind: 'graph', version, blogs: sharesTags(version, config) ? blogs : [] } }]
}

function hasLongList(items: SidebarItem[]): boolean {
  return (
    items.length > longestList || items.some((item) => item.kind === 'category' && hasLongList(item.items))
  )
}

/** The search page, unless the site has a page of its own at that URL. A note or a post there is hardly meant to replace it. */
function searchClaims(claims: RouteClaim[], { config }: ClaimSources): RouteClaim[] {
  const path = toRoutePath(joinUrlPath(config.baseUrl, 'search'))
  const pages = claims.filter(({ target }) => target.kind === 'reactPage' || target.kind === 'markdownPage')
  if (config.search === false || isTaken(path, pages, config)) return []
  const tags = claims.find(({ target }) => target.kind === 'tagsList' || target.kind === 'blogTags')
  return [{ path, target: { kind: 'search', ...(tags && { tagsPath: tags.path }) } }]
}

/** The page that offers offline reading, unless the site has a page of its own at that URL. */
function offlineClaims(claims: RouteClaim[], config: SiteConfig): RouteClaim[] {
  const path = toRoutePath(joinUrlPath(config.baseUrl, 'offline'))
  return config.offline && !isTaken(path, claims, config) ? [{ path, target: { kind: 'offline' } }] : []
}

function isTaken(path: RoutePath, claims: RouteClaim[], config: SiteConfig): boolean {
  return claims.some((claim) => outputPath(claim.path, config) === outputPath(path, config))
}

/** Whether the docs' tag pages include the tags of the blogs: only for the latest docs at the base URL. */
const sharesTags = ({ path, isLast }: Version, { baseUrl }: SiteConfig) => isLast && path === baseUrl

function versionClaims(version: Version, sharing: Blog[]): RouteClaim[] {
  return [
    ...version.docs.map((doc) => ({ path: doc.permalink, target: { kind: 'doc' as const, doc, version } })),
    ...version.sidebars.flatMap(({ id, items }) => indexClaims(items, id, version)),
    ...tagClaims(version, sharing),
  ]
}

function indexClaims(items: SidebarItem[], sidebarId: string, version: Version): RouteClaim[] {
  return items.flatMap((item) => {
    if (item.kind !== 'category') return []
    return [...indexClaim(item, sidebarId, version), ...indexClaims(item.items, sidebarId, version)]
  })
}

function indexClaim(category: SidebarCategory, sidebarId: string, version: Version): RouteClaim[] {
  if (!category.generatedIndex) return []
  const { path, ...texts } = category.generatedIndex
  return [{ path, target: { kind: 'generatedIndex', category, ...texts, sidebarId, version } }]
}

/** A page for each tag, and the list of tags if any of them has listed docs or posts. */
function tagClaims(version: Version, sharing: Blog[]): RouteClaim[] {
  const pages = buildTagPages(version.docs)
  const path = version.tagsPath
  const posts = sharedPosts(sharing)
  const hasList = pages.some(({ unlisted }) => !unlisted) || posts.size > 0
  return [
    ...(hasList ? [{ path, target: { kind: 'tagsList' as const, version, sharing } }] : []),
    ...pages.map((page) => ({
      path: page.tag.permalink,
      target: {
        kind: 'tag' as const,
        ...page,
        posts: posts.get(page.tag.permalink.slice(path.length)) ?? [],
        version,
      },
    })),
  ]
}

function markdownPageClaim(
  outline: DocumentOutline,
  pages: PagesConfig,
  { input, config }: ClaimSources,
): RouteClaim {
  const { slug } = outline.frontMatter
  const below = slug ? (decodePath(slug) ?? slug) : pagePath(outline.file.path)
  const path = toRoutePath(joinUrlPath(config.baseUrl, pages.routeBasePath, below))
  const editUrl = pageEditUrl(outline, path, { pages, i18n: config.i18n })
  const lastUpdate = lastUpdateOf(outline, input.history, pages)
  return { path, target: { kind: 'markdownPage', pages, outline, editUrl, lastUpdate } }
}

function pageEditUrl(
  outline: DocumentOutline,
  permalink: RoutePath,
  { pages, i18n }: Pick<SiteConfig, 'i18n'> & { pages: PagesConfig },
) {
  const { editUrl, editLocalizedFiles, path: pagesDirPath } = pages
  const edited = editLocalizedFiles ? outline.file.source : undefined
  if (typeof editUrl !== 'function') return editUrlOf(outline, editUrl, edited)
  const facts = { pagesDirPath, pagesPath: outline.file.path, permalink, locale: i18n.currentLocale }
  return editUrlOf(outline, () => editUrl(facts))
}

/** The address of a file below the pages folder: its own without the ending; for `index`, that of its folder. */
export function pagePath(file: string): string {
  const { dir, name } = posix.parse(`/${file}`)
  return posix.join(dir, name.toLowerCase() === 'index' ? '/' : name)
}
