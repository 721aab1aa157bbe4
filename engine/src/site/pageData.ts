import type { SiteConfig } from '../config/siteConfig.ts'
import type { Heading, PageData } from '../model/pageData.ts'
import { toRoutePath } from '../model/paths.ts'
import type { Sidebar } from '../model/sidebar.ts'
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
  return {
    href: page.href,
    ...siteTexts(site),
    ...texts,
    documentTitle: documentTitle(texts.title, config),
    ...languages(config, text),
    htmlClasses: htmlClasses(route.target),
    navbar: buildNavbar({ site, page }).navbar,
    footer: config.footer && buildFooter(config.footer, config),
    announcement: config.announcementBar,
    sidebar: sidebarOf(route.target, page.href),
    sidebarHideable: config.docs !== false && config.docs.sidebar.hideable,
    toc: text && tocOf(route.target, text.headings, config),
    hasColorModeSwitch: !config.colorMode.disableSwitch,
    content: pageContent(site, route, text),
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

/** `{page} | {site}`, or the site alone when the page has no other name. */
function documentTitle(title: string, config: SiteConfig): string {
  if (title === '' || title === config.title) return config.title
  return `${title} ${config.titleDelimiter} ${config.title}`
}

function languages({ i18n }: SiteConfig, text: RenderedText | undefined) {
  const { htmlLang, direction } = i18n.localeConfigs[i18n.defaultLocale]!
  return { lang: text?.lang ?? htmlLang, uiLang: htmlLang, direction }
}

function sidebarOf(target: RouteTarget, href: string): Sidebar | undefined {
  const id = sidebarIdOf(target)
  const sidebar =
    'version' in target ? target.version.sidebars.find((candidate) => candidate.id === id) : undefined
  return sidebar && visibleSidebar(sidebar, href)
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
