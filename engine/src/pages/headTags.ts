import type { SiteConfig } from '../config/siteConfig.ts'
import { engine } from '../model/engine.ts'
import type { PageData } from '../model/pageData.ts'
import { resolveAsset } from '../model/paths.ts'
import type { SearchStart } from '../model/searchSettings.ts'
import type { PluginTag } from '../model/sitePlugin.ts'
import { scriptTexts } from '../model/uiText.ts'
import type { FeedPlace } from '../site/blog/postLists.ts'
import { outlineOf } from '../site/routes/routeSource.ts'
import type { Route } from '../site/site.ts'
import { escapeAttribute, escapeHtml, voidTag } from '../std/html.ts'
import { blogData, blogPageKind, typeTags } from './blogMetadata.ts'
import { contentPolicy, markOfPolicy } from './contentPolicy.ts'
import { absoluteUrl, jsonLd } from './mergeHeadTags.ts'
import { imageTags, type PageImages, previewImageUrl } from './preview/findPreview.ts'

/** The files that a page loads, as URLs. */
export interface PageFiles {
  stylesheets: string[]
  /** Fonts of its text, which browsers would ask for only after they have read the style sheets. */
  fonts: string[]
  script: string
  /** The script of pages with tabs. */
  tabs?: string
  /** The scripts that show previews of links, where the site has them. */
  previews?: string
  /** Where the search starts, unless it is switched off. */
  search?: SearchStart
  /** Feeds of the blog. */
  feeds: FeedPlace[]
  /** Inline code: the banner for a wrong base URL. */
  inlineScript?: string
  /** Whether code that is made of text runs on it. */
  runsText: boolean
}

interface Head extends PageImages {
  page: PageData
  route: Route
  files: PageFiles
  /** Whether elements may have `style` attributes. */
  mayHaveStyles: boolean
  /** Tags that code of the site puts into the head; scripts among them may run. */
  siteTags: string
}

type Attributes = Record<string, string | boolean | undefined>

/**
 * Everything inside `<head>`. Stylesheets come before the script, so that browsers ask for both at once. The script
 * still runs before the first paint, so that the colour mode is set by then.
 */
export function headTags(head: Head): string {
  const { page, config, files } = head
  return [
    '<meta charset="utf-8">',
    meta({ 'http-equiv': 'Content-Security-Policy', content: contentPolicy(config, { ...head, ...files }) }),
    ...files.stylesheets.map((href) => link({ rel: 'stylesheet', href })),
    bootScript(files, config, markOfPolicy({ ...head, ...files })),
    files.tabs ? `<script${renderAttributes({ src: files.tabs, class: 'part' })}></script>` : '',
    bannerScript(files.inlineScript, config),
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    ...withOverrides(descriptiveTags(head), head).map(meta),
    ...relations(head).map(link),
    breadcrumbList(page, config),
    blogData({ ...head, image: previewImageUrl(head) }),
    ...configuredTags(config),
  ].join('')
}

/**
 * The script of every page. The settings it needs before the first paint are attributes of its tag. By its address it
 * knows pages that can be put in place, which those under another policy cannot: their scripts would not run.
 */
function bootScript(
  { script, search, fonts, previews }: PageFiles,
  { baseUrl, colorMode, announcementBar, ...config }: SiteConfig,
  mark: string | undefined,
): string {
  const src = mark ? `${script}#${mark}` : script
  const words = scriptTexts(config.words, config.i18n.currentLocale)
  const settings = {
    'data-base': baseUrl,
    'data-default-mode': colorMode.defaultMode,
    'data-disable-switch': colorMode.disableSwitch,
    'data-respect-system': colorMode.respectPrefersColorScheme,
    'data-announcement': announcementBar?.id,
    'data-fonts': fonts.map(preloadFont).join('') || undefined,
    'data-previews': previews,
    'data-words': words && JSON.stringify(words),
    'data-search': search && JSON.stringify(search),
  }
  return `<script${renderAttributes({ src, ...settings })}></script>`
}

/** Without quotes, which would be five letters each in an attribute. An address of a file has neither blanks nor quotes. */
const preloadFont = (href: string) => `<link rel=preload as=font href=${href} crossorigin>`

function bannerScript(code: string | undefined, { baseUrl }: SiteConfig): string {
  return code ? `<script${renderAttributes({ 'data-configured-base': baseUrl })}>${code}</script>` : ''
}

/** The description of the page for search engines and social previews. */
function descriptiveTags(head: Head): Attributes[] {
  const { page, route, config } = head
  const version = 'version' in route.target ? route.target.version : undefined
  return [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'generator', content: `${engine.name} v${engine.version}` },
    { name: 'description', content: page.description },
    { name: 'keywords', content: keywordsOf(route)?.join(',') },
    { name: 'robots', content: route.noIndex ? 'noindex, nofollow' : undefined },
    { property: 'og:site_name', content: config.title },
    { property: 'og:title', content: page.documentTitle },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: absoluteUrl(page.href, config) },
    { property: 'og:locale', content: page.lang.replace('-', '_') },
    ...otherLocales(page).map((locale) => ({ property: 'og:locale:alternate', content: locale })),
    ...imageTags(head, page.documentTitle),
    ...typeTags(route, config),
    { name: 'twitter:card', content: previewImageUrl(head) ? 'summary_large_image' : 'summary' },
    { name: 'docsearch:language', content: page.uiLang },
    { name: 'docsearch:version', content: version?.name },
    {
      name: 'docsearch:docusaurus_tag',
      content: version
        ? `docs-${version.docsConfig.id}-${version.name}`
        : (blogPageKind(route.target) ?? 'default'),
    },
  ].filter(({ content }) => content)
}

function otherLocales({ alternates, lang: own }: PageData): string[] {
  const others = alternates.filter(({ lang }) => lang !== own && lang !== 'x-default')
  return others.map(({ lang }) => lang.replace('-', '_'))
}

/** What a page says of itself. */
const said = /^(?:description|keywords|robots|og:(?:title|description|type))$/

/** Pages whose description is written, not made of what they list. */
const written = /^(?:doc|post|generatedIndex|markdownPage|reactPage)$/

/** A meta tag of the config replaces the engine's tag of the same name, but not what the page says of itself. */
function withOverrides(tags: Attributes[], { page, image, config }: Head): Attributes[] {
  const nameOf = ({ name, property }: Attributes) => String(name ?? property)
  const general = [config.title, 'website', written.test(page.content.kind) ? undefined : page.description]
  const isOfPage = (tag: Attributes) =>
    (image && /:image$/.test(nameOf(tag))) ||
    (said.test(nameOf(tag)) && !general.includes(String(tag.content)))
  const ofPages = new Set(tags.filter(isOfPage).map(nameOf))
  const overrides = config.metadata.filter((tag) => !ofPages.has(nameOf(tag)))
  const overridden = new Set(overrides.map(nameOf))
  return [...tags.filter((tag) => !overridden.has(nameOf(tag))), ...overrides]
}

function relations({ page, config, files }: Head): Attributes[] {
  return [
    ...(config.favicon ? [{ rel: 'icon', href: resolveAsset(config.favicon, config.baseUrl) }] : []),
    { rel: 'canonical', href: absoluteUrl(page.href, config) },
    ...(page.markdownHref ? [{ rel: 'alternate', type: 'text/markdown', href: page.markdownHref }] : []),
    ...page.alternates.map(({ lang, url }) => ({ rel: 'alternate', hreflang: lang, href: url })),
    ...files.feeds.map(({ contentType: type, path, title }) => ({
      rel: 'alternate',
      type,
      href: path,
      title,
    })),
  ]
}

function keywordsOf({ target }: Route): string[] | undefined {
  return target.kind === 'generatedIndex' ? target.keywords : outlineOf(target)?.frontMatter.keywords
}

/** The breadcrumbs as JSON-LD for search engines, without entries that have no link. */
function breadcrumbList({ content }: PageData, config: SiteConfig): string {
  const items = 'breadcrumbs' in content ? content.breadcrumbs.filter(({ href }) => href) : []
  if (items.length === 0) return ''
  const itemListElement = items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(href!, config),
  }))
  return jsonLd({ '@type': 'BreadcrumbList', itemListElement })
}

function configuredTags({ headTags: tags, stylesheets, scripts }: SiteConfig): string[] {
  return [
    ...tags.map(renderTag),
    ...stylesheets.map((sheet) => link({ rel: 'stylesheet', ...sheet })),
    ...scripts.map((script) => `<script${renderAttributes(script)}></script>`),
  ]
}

/** Tags that the config or a plugin gives, as HTML. */
export const renderTags = (tags: PluginTag[]): string => tags.map(renderTag).join('')

function renderTag({ tagName, attributes, innerHTML }: PluginTag): string {
  const opening = `<${tagName}${renderAttributes(attributes)}>`
  return voidTag.test(tagName) ? opening : `${opening}${innerHTML ?? ''}</${tagName}>`
}

const meta = (attributes: Attributes) => `<meta${renderAttributes(attributes)}>`
const link = (attributes: Attributes) => `<link${renderAttributes(attributes)}>`

function renderAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`))
    .join('')
}
