import type { SiteConfig } from '../config/siteConfig.ts'
import type { Navbar, NavbarItem } from '../model/navbar.ts'
import type { Heading, PageData } from '../model/pageData.ts'
import { applyTrailingSlash, joinUrlPath, normalizeRouteKey, toRoutePath } from '../model/paths.ts'
import { toHref } from './addresses/toHref.ts'
import { sidebarIdOf, toCurrentPage } from './chrome/currentPage.ts'
import { buildFooter } from './chrome/footer.ts'
import { buildNavbar } from './chrome/navbar.ts'
import { buildToc } from './page/buildToc.ts'
import { htmlClasses } from './page/htmlClasses.ts'
import { pageContent } from './page/pageContent.ts'
import { pageTexts } from './page/pageTexts.ts'
import type { RenderedText } from './page/renderedText.ts'
import { visibleSidebar } from './sidebars/visibleSidebar.ts'
import type { Route, RouteTarget, Site } from './site.ts'

/** Gathers everything that a page is rendered from. `text` is the compiled note of pages that have one. */
export function buildPageData(site: Site, route: Route, text?: RenderedText): PageData {
  const { config } = site
  const page = toCurrentPage(route, site)
  const texts = pageTexts(route.target)
  const { sidebar, place } = findSidebar(route.target, page.href)
  return {
    href: page.href,
    ...siteTexts(site),
    ...texts,
    documentTitle: route.target.kind === 'search' ? texts.title : documentTitle(texts.title, config),
    ...languages(config, text),
    htmlClasses: htmlClasses(route.target),
    navbar: withoutDeadSearch(buildNavbar({ site, page }).navbar, site),
    footer: config.footer && buildFooter(config.footer, config),
    announcement: config.announcementBar,
    sidebar: sidebar && visibleSidebar(sidebar, place),
    sidebarHideable: config.docs !== false && config.docs.sidebar.hideable,
    sidebarAutoCollapse: config.docs !== false && config.docs.sidebar.autoCollapseCategories,
    toc: text && tocOf(route.target, text.headings, config),
    hasColorModeSwitch: !config.colorMode.disableSwitch,
    content: pageContent(route.target, { config, place, text }),
  }
}

function siteTexts({ config, routes }: Site) {
  const home = toRoutePath(config.baseUrl)
  return {
    homeHref: toHref(home, config),
    hasHomePage: routes.some(({ path }) => path === home),
    siteTitle: config.title,
  }
}

/** A search box leads to the search page, so without that page it is left out. */
function withoutDeadSearch(navbar: Navbar, { config, routes }: Site): Navbar {
  const { baseUrl, trailingSlash } = config
  const searchPath = applyTrailingSlash(joinUrlPath(baseUrl, 'search'), trailingSlash, baseUrl)
  if (routes.some(({ path }) => path === searchPath)) return navbar
  const leadsSomewhere = ({ kind }: NavbarItem) => kind !== 'search'
  return { ...navbar, left: navbar.left.filter(leadsSomewhere), right: navbar.right.filter(leadsSomewhere) }
}

/** `{page} | {site}`, or the site alone when the page has no other name. */
function documentTitle(title: string, config: SiteConfig): string {
  if (title === '' || title === config.title) return config.title
  return `${title} ${config.titleDelimiter} ${config.title}`
}

function languages({ i18n }: SiteConfig, text: RenderedText | undefined) {
  const { htmlLang, direction } = i18n.localeConfigs[i18n.defaultLocale]!
  return { lang: text?.lang ?? htmlLang, uiLang: htmlLang, direction }
}

/** The sidebar beside a page, and where in it the page stands. */
function findSidebar(target: RouteTarget, href: string) {
  const id = sidebarIdOf(target)
  if (id === undefined || !('version' in target)) return {}
  const { sidebars, places } = target.version
  return {
    sidebar: sidebars.find((sidebar) => sidebar.id === id),
    place: places.get(id)?.get(normalizeRouteKey(href)),
  }
}

function tocOf(
  target: RouteTarget,
  headings: Heading[],
  { tableOfContents }: SiteConfig,
): Heading[] | undefined {
  const outline =
    target.kind === 'doc' ? target.doc.outline : target.kind === 'markdownPage' && target.outline
  return outline ? buildToc(headings, outline.frontMatter, tableOfContents) : undefined
}
