import { relative } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { DataFile } from '../content/contentFile.ts'
import { type Diagnostic, diagnose, type SourceLocation, withSeverity } from '../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../markdown/document.ts'
import { isBareScheme, isExternalUrl, resolveLink, toPageKey, toSourcePath } from '../model/paths.ts'
import { outlineOf } from '../site/routes/routeSource.ts'
import type { Site } from '../site/site.ts'
import { asTable, isRecord } from '../std/collections.ts'
import { isScriptAddress } from '../std/html.ts'
import { missingPicture } from './assets.ts'
import { diagnoseBrokenPageLink } from './brokenLinks.ts'
import { findAddresses, pathOf, staticPlaces } from './findAddresses.ts'
import type { References } from './references.ts'

/** An address among settings. */
export interface WrittenAddress {
  kind: 'link' | 'picture'
  url: string
  where: SourceLocation
  /** Whether it reaches the page as written, without the base URL in front. */
  isRaw: boolean
}

/** The keys of settings that hold an address, or HTML that may contain addresses. */
const kinds = asTable<WrittenAddress['kind'] | 'html'>({
  to: 'link',
  href: 'link',
  src: 'picture',
  srcDark: 'picture',
  favicon: 'picture',
  image: 'picture',
  image_url: 'picture',
  content: 'html',
  copyright: 'html',
  html: 'html',
  value: 'html',
})

/** The settings of tags in the head, whose addresses are those of files. */
const headKeys = new Set(['scripts', 'stylesheets', 'headTags'])

/**
 * Checks the links and pictures that the config, other files of settings (sidebars, authors) and front matter name.
 * `parts` are the names of those parts of the theme that the site has its own of.
 */
export function checkSettings(
  site: Site,
  files: DataFile[],
  references: References,
  parts: readonly string[] = [],
): Diagnostic[] {
  tryPatterns(site)
  return settingAddresses(site, files).flatMap((address) => {
    const problems = checkAddress(address, references)
    return mayBeUnused(address, parts) ? problems.map(lower) : problems
  })
}

/** A part of the site may show other links than those of the setting that it takes the place of. */
function mayBeUnused({ where: { key } }: WrittenAddress, parts: readonly string[]): boolean {
  const group = asTable<string>({ navbar: 'Navbar', footer: 'Footer', announcementBar: 'AnnouncementBar' })[
    String(key?.[0])
  ]
  return group !== undefined && parts.some((part) => part.split('/')[0] === group)
}

const lower = (problem: Diagnostic): Diagnostic =>
  problem.level === 'error' ? { ...problem, level: 'warning' } : problem

/** Tries on every address the patterns that only browsers use, where nothing could stop them. */
function tryPatterns({ routes, config: { search, url } }: Site): void {
  if (!search || search.provider?.name !== 'algolia') return
  const { externalUrlRegex, replaceSearchResultPathname } = search.provider
  for (const { path } of routes) {
    externalUrlRegex?.exec(url + path)
    replaceSearchResultPathname?.from.exec(path)
  }
}

/** Every address in settings. */
export function settingAddresses(site: Pick<Site, 'config' | 'routes'>, files: DataFile[]): WrittenAddress[] {
  const { navbar, footer, announcementBar, favicon, image, siteDir, configPath } = site.config
  const { scripts, stylesheets, headTags } = site.config
  const chrome = { navbar, footer, announcementBar, favicon, image, scripts, stylesheets, headTags }
  const config = { source: toSourcePath(relative(siteDir, configPath)), value: chrome }
  const headers = site.routes.flatMap(({ target }) => headerOf(outlineOf(target)))
  return [config, ...files, ...headers].flatMap(({ source, value }) =>
    addressesIn(value, { file: source, key: [] }),
  )
}

/**
 * The preview image in a note's front matter. One that lies beside the note is checked when the note is rendered.
 */
function headerOf(outline: DocumentOutline | undefined): DataFile[] {
  const image = outline?.frontMatter.image
  return outline && image && !image.startsWith('.') ? [{ source: outline.file.source, value: { image } }] : []
}

/** The address as pages have it. */
export function addressHref(
  { url, isRaw }: Pick<WrittenAddress, 'url' | 'isRaw'>,
  config: SiteConfig,
): string {
  return isRaw ? url : resolveLink(url, config).href
}

type KeyPlace = SourceLocation & { key: PropertyKey[] }

/** Every address in a value, with the keys that lead to it. */
function addressesIn(value: unknown, { file, key }: KeyPlace): WrittenAddress[] {
  if (typeof value === 'string') return addressesOf(value, { file, key })
  if (!Array.isArray(value) && !isRecord(value)) return []
  return Object.entries(value).flatMap(([name, member]) => addressesIn(member, { file, key: [...key, name] }))
}

function addressesOf(text: string, where: KeyPlace): WrittenAddress[] {
  const kind = kinds[String(where.key.at(-1))]
  // An address that is code is reported with its setting.
  if (kind === undefined || isScriptAddress(text)) return []
  const written = { url: text, where: { ...where, texts: [text] } }
  if (kind !== 'html' && headKeys.has(String(where.key[0])))
    return [{ kind: 'picture', ...written, isRaw: true }]
  if (kind !== 'html') return [{ kind, ...written, isRaw: isPlainHref(where.key) }]
  return findAddresses(text).map(({ tag, url }) => ({
    kind: tag === 'a' ? 'link' : 'picture',
    url,
    where: { ...where, texts: [url] },
    isRaw: true,
  }))
}

/** Whether it is the `href` of a navbar or footer item. Those of the logo and of sidebars get the base URL. */
function isPlainHref(key: PropertyKey[]): boolean {
  return key.at(-1) === 'href' && key.at(-2) !== 'logo' && /^(?:navbar|footer)$/.test(String(key[0]))
}

/** Skips links to other sites, to anchors, and to paths outside the base URL, where other programs may publish. */
function checkAddress({ kind, url, where, isRaw }: WrittenAddress, references: References): Diagnostic[] {
  const { config, index, files } = references
  if (kind === 'link' && isBareScheme(url))
    return withSeverity(config.onBrokenLinks, diagnose('empty-link', [url], where))
  if (url === '' || isExternalUrl(url) || url.startsWith('#')) return []
  const path = pathOf(addressHref({ url, isRaw }, config), config.baseUrl) ?? ''
  if (!`${path}/`.startsWith(config.baseUrl)) return []
  const key = toPageKey(path)
  if (index.routesByKey.has(key) || files?.has(key)) return []
  return kind === 'link'
    ? checkLink({ url, where }, path, references)
    : missingPicture({ url, places: staticPlaces(path, config), where }, references)
}

function checkLink(
  link: Pick<WrittenAddress, 'url' | 'where'>,
  path: string,
  references: References,
): Diagnostic[] {
  const { onBrokenLinks } = references.config
  if (onBrokenLinks === 'ignore') return []
  return withSeverity(onBrokenLinks, diagnoseBrokenPageLink({ ...link, isSetting: true }, path, references))
}
