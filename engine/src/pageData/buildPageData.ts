import type { SiteConfig } from '../config/siteConfig.ts'
import type { Navbar, NavbarItem } from '../model/chrome.ts'
import { resolveLocale } from '../model/locale.ts'
import { documentTitle, type PageData } from '../model/pageData.ts'
import type { Heading, Neighbours, PageLink } from '../model/pageParts.ts'
import {
  applyTrailingSlash,
  encodePath,
  encodeUrl,
  joinUrlPath,
  normalizeRouteKey,
  toHref,
  toRoutePath,
} from '../model/paths.ts'
import { uiTextOf } from '../model/uiText.ts'
import { alternatesOf, outlineOf } from '../site/routes/routeSource.ts'
import type { Route, RouteTarget, Site } from '../site/site.ts'
import { buildFooter } from './chrome/footer.ts'
import { buildNavbar } from './chrome/navbar.ts'
import { pageVersion } from './chrome/navbarLink.ts'
import { blogSidebar } from './content/blogSidebar.ts'
import type { RenderedText } from './content/excerpts.ts'
import { pageContent } from './content/pageContent.ts'
import { listDescription, pageTexts, textLanguage } from './content/pageTexts.ts'
import { buildToc } from './content/toc.ts'
import { visibleSidebar } from './content/visibleSidebar.ts'
import { sidebarIdOf, toCurrentPage } from './currentPage.ts'
import { htmlClasses } from './htmlClasses.ts'
import { markdownPath } from './machineReaders/markdownCopies.ts'

/**
 * Gathers everything that a page is rendered from. `text` is the compiled note of pages that have one, `neighbours` what
 * is known of the notes around each page.
 */
export function buildPageData(
  site: Site,
  route: Route,
  text?: RenderedText,
  neighbours: Neighbours = {},
): PageData {
  const { config } = site
  const page = toCurrentPage(route, site)
  const copy = markdownHref(route, config)
  const texts = pageTexts(route.target, uiTextOf(config))
  const { sidebar, place } = findSidebar(route.target, page.href, site)
  const key = normalizeRouteKey(route.path)
  const linking = neighbours.backlinks?.get(key) ?? []
  const related = neighbours.related?.get(key) ?? []
  const graph = neighbours.graphs?.get(key)
  const content = pageContent(route.target, { config, place, text, linking, related, graph })
  return {
    href: page.href,
    ...siteTexts(site),
    ...texts,
    description: texts.description ?? listDescription(content),
    documentTitle: route.target.kind === 'search' ? texts.title : documentTitle(texts.title, config),
    ...languages(route, site, text),
    alternates: alternatesOf(route, site),
    version: 'version' in route.target ? pageVersion(route.target, site) : undefined,
    markdownHref: copy,
    openIn: copy === undefined ? undefined : openIn(copy, config),
    htmlClasses: [...htmlClasses(route.target), ...(config.prism.ground === 'dark' ? ['code-dark'] : [])],
    navbar: withoutDeadSearch(buildNavbar({ site, page }).navbar, site),
    footer: config.footer && buildFooter(config.footer, config),
    announcement: config.announcementBar,
    sidebar,
    ...sidebarBehaviour(route.target, config),
    toc: text && tocOf(route.target, text.headings, config),
    hasColorModeSwitch: !config.colorMode.disableSwitch,
    content,
  }
}

function siteTexts({ config, paths }: Site) {
  const home = toRoutePath(config.baseUrl)
  return {
    homeHref: toHref(home, config),
    searchHref: toHref(toRoutePath(`${config.baseUrl}search`), config),
    hasHomePage: paths.has(home),
    siteTitle: config.title,
  }
}

/** The URL of the page's Markdown copy; undefined for a page that is not made from a note. */
function markdownHref({ path, target }: Route, config: SiteConfig): string | undefined {
  const hasCopy = config.machineReaders.markdown && outlineOf(target) !== undefined
  return hasCopy ? encodePath(markdownPath(path, config)) : undefined
}

/** The links that give a Markdown copy to a program; undefined without any. */
function openIn(copy: string, { machineReaders, url }: SiteConfig): PageLink[] | undefined {
  const address = encodeURIComponent(url + copy)
  const links = machineReaders.openIn.map(({ label, url: written }) => ({
    label,
    href: encodeUrl(written.replaceAll('{url}', address)),
  }))
  return links.length > 0 ? links : undefined
}

/** A search box leads to the search page, so without that page it is left out. */
function withoutDeadSearch(navbar: Navbar, { config, paths }: Site): Navbar {
  const { baseUrl, trailingSlash } = config
  const searchPath = applyTrailingSlash(joinUrlPath(baseUrl, 'search'), trailingSlash, baseUrl)
  if (paths.has(toRoutePath(searchPath))) return navbar
  const leadsSomewhere = ({ kind }: NavbarItem) => kind !== 'search'
  return { ...navbar, left: navbar.left.filter(leadsSomewhere), right: navbar.right.filter(leadsSomewhere) }
}

/** A page without a translation is in the language of its original, and says so. */
function languages(route: Route, site: Site, text: RenderedText | undefined) {
  const { i18n, words } = site.config
  const current = i18n.localeConfigs[i18n.currentLocale]!
  const outline = outlineOf(route.target)
  const lang = textLanguage(outline, text?.lang, site.config)
  return {
    lang,
    uiLang: current.htmlLang,
    direction: current.direction,
    words,
    textDirection: lang === current.htmlLang ? current.direction : resolveLocale(lang).direction,
    ...(outline?.file.isUntranslated &&
      lang !== current.htmlLang && { originalLanguage: languageName(lang, i18n.currentLocale) }),
  }
}

const languageName = (lang: string, locale: string) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(lang) ?? lang

/** Pages outside the docs use the settings of the first set of docs. */
function sidebarBehaviour(target: RouteTarget, { docs }: SiteConfig) {
  const { sidebar } = 'version' in target ? target.version.docsConfig : { ...docs[0] }
  return {
    sidebarHideable: sidebar?.hideable ?? false,
    sidebarAutoCollapse: sidebar?.autoCollapseCategories ?? false,
  }
}

/** The sidebar as shown on a page, and the page's place in it. */
function findSidebar(target: RouteTarget, href: string, { config, allPages }: Site) {
  if ('blog' in target) return { sidebar: blogSidebar(target, config) }
  const id = sidebarIdOf(target)
  if (id === undefined || !('version' in target)) return {}
  const { sidebars, places } = target.version
  const sidebar = sidebars.find((candidate) => candidate.id === id)
  const place = places.get(id)?.get(normalizeRouteKey(href))
  if (!sidebar) return { place }
  const path = allPages.get(sidebar)
  const rest = path && { href: toHref(path, config), uiText: uiTextOf(config) }
  return { sidebar: visibleSidebar(sidebar, place, rest), place }
}

function tocOf(
  target: RouteTarget,
  headings: Heading[],
  { tableOfContents }: SiteConfig,
): Heading[] | undefined {
  const outline = outlineOf(target)
  if (!outline || outline.frontMatter.hero) return undefined
  return buildToc(headings, outline.frontMatter, tableOfContents)
}
