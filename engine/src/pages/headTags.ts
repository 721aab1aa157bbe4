import type { SiteConfig } from '../config/siteConfig.ts'
import { engine } from '../model/engine.ts'
import type { PageData } from '../model/pageData.ts'
import { encodePath, isExternalUrl } from '../model/paths.ts'
import type { SearchSettings } from '../model/searchSettings.ts'
import type { Route } from '../site/site.ts'
import { escapeAttribute, escapeHtml } from '../std/escapeHtml.ts'
import { contentPolicy } from './contentPolicy.ts'

/** The files that every page loads, as addresses. */
export interface PageFiles {
  stylesheets: string[]
  script: string
  /** What the search needs, unless it is switched off. */
  search?: SearchSettings
  /** Code that stands in the page itself: the banner for a wrong base address. */
  inlineScript?: string
}

interface Head {
  page: PageData
  route: Route
  config: SiteConfig
  files: PageFiles
  /** The picture of its own that stands for the page elsewhere: a path or a full address. */
  image?: string
}

type Attributes = Record<string, string | boolean | undefined>

/** Everything inside `<head>`; the script comes early so that the colour mode is set before the first paint. */
export function headTags(head: Head): string {
  const { page, config, files } = head
  return [
    '<meta charset="utf-8">',
    meta({ 'http-equiv': 'Content-Security-Policy', content: contentPolicy(config, files.inlineScript) }),
    bootScript(files, config),
    bannerScript(files.inlineScript, config),
    ...files.stylesheets.map((href) => link({ rel: 'stylesheet', href })),
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    ...withOverrides(descriptiveTags(head), config.metadata).map(meta),
    ...relations(head).map(link),
    breadcrumbList(page, config),
    ...configuredTags(config),
  ].join('')
}

/** The one script of every page; the settings it needs before the first paint travel on its tag. */
function bootScript(
  { script: src, search }: PageFiles,
  { baseUrl, colorMode, announcementBar }: SiteConfig,
): string {
  const settings = {
    'data-base': baseUrl,
    'data-default-mode': colorMode.defaultMode,
    'data-disable-switch': colorMode.disableSwitch,
    'data-respect-system': colorMode.respectPrefersColorScheme,
    'data-announcement': announcementBar?.id,
    'data-search': search && JSON.stringify(search),
  }
  return `<script${renderAttributes({ src, ...settings })}></script>`
}

function bannerScript(code: string | undefined, { baseUrl }: SiteConfig): string {
  return code ? `<script${renderAttributes({ 'data-configured-base': baseUrl })}>${code}</script>` : ''
}

/** What the page says of itself to search engines and to previews (behaviours 9.3). */
function descriptiveTags({ page, route, config, image = config.image }: Head): Attributes[] {
  const version = 'version' in route.target ? route.target.version.name : undefined
  return [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'generator', content: `${engine.name} v${engine.version}` },
    { name: 'description', content: page.description },
    { name: 'keywords', content: keywordsOf(route)?.join(',') },
    { name: 'robots', content: route.noIndex ? 'noindex, nofollow' : undefined },
    { property: 'og:title', content: page.documentTitle },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: absolute(page.href, config) },
    { property: 'og:locale', content: page.lang.replace('-', '_') },
    { property: 'og:image', content: image && absolute(withBase(image, config), config) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'docsearch:language', content: page.uiLang },
    { name: 'docsearch:version', content: version },
    { name: 'docsearch:docusaurus_tag', content: version ? `docs-default-${version}` : 'default' },
  ].filter(({ content }) => content)
}

/** A tag of the config takes the place of ours of the same name. */
function withOverrides(tags: Attributes[], overrides: Attributes[]): Attributes[] {
  const nameOf = (tag: Attributes) => tag.name ?? tag.property
  const overridden = new Set(overrides.map(nameOf))
  return [...tags.filter((tag) => !overridden.has(nameOf(tag))), ...overrides]
}

function relations({ page, config }: Head): Attributes[] {
  const href = absolute(page.href, config)
  return [
    ...(config.favicon ? [{ rel: 'icon', href: withBase(config.favicon, config) }] : []),
    { rel: 'canonical', href },
    { rel: 'alternate', hreflang: page.uiLang, href },
    { rel: 'alternate', hreflang: 'x-default', href },
  ]
}

function keywordsOf({ target }: Route): string[] | undefined {
  if (target.kind === 'doc') return target.doc.outline.frontMatter.keywords
  if (target.kind === 'markdownPage') return target.outline.frontMatter.keywords
  return target.kind === 'generatedIndex' ? target.keywords : undefined
}

/** The way to the page for search engines: only entries that lead somewhere. */
function breadcrumbList({ content }: PageData, config: SiteConfig): string {
  const items = 'breadcrumbs' in content ? content.breadcrumbs.filter(({ href }) => href) : []
  if (items.length === 0) return ''
  const itemListElement = items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href!, config),
  }))
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement,
  })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

function configuredTags({ headTags: tags, stylesheets, scripts }: SiteConfig): string[] {
  return [
    ...tags.map(({ tagName, attributes, innerHTML }) => {
      const opening = `<${tagName}${renderAttributes(attributes)}>`
      return innerHTML === undefined ? opening : `${opening}${innerHTML}</${tagName}>`
    }),
    ...stylesheets.map((sheet) => link({ rel: 'stylesheet', ...sheet })),
    ...scripts.map((script) => `<script${renderAttributes(script)}></script>`),
  ]
}

const meta = (attributes: Attributes) => `<meta${renderAttributes(attributes)}>`
const link = (attributes: Attributes) => `<link${renderAttributes(attributes)}>`
const absolute = (href: string, { url }: SiteConfig) => new URL(href, url).href

function withBase(path: string, { baseUrl }: SiteConfig): string {
  return isExternalUrl(path) ? path : encodePath(baseUrl + path.replace(/^\//, ''))
}

function renderAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`))
    .join('')
}
