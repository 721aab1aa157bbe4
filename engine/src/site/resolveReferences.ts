import { dirname, normalize } from 'node:path/posix'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Asset } from '../content/asset.ts'
import { type Diagnostic, diagnose, type Severity, withSeverity } from '../diagnostics/diagnostic.ts'
import type { Document, Reference } from '../markdown/document.ts'
import {
  applyTrailingSlash,
  encodePath,
  isExternalUrl,
  normalizeRouteKey,
  type RoutePath,
  type SourcePath,
  toSourcePath,
} from '../model/paths.ts'
import { escapeAttribute } from '../std/escapeHtml.ts'
import { assetPlaces, mayBeAsset } from './assetRequests.ts'
import { type LinkIndex, sourceOf } from './linkIndex.ts'
import { nearestRoute, nearestSource } from './nearestTarget.ts'
import { type ParsedUrl, parseUrl } from './parseUrl.ts'

/** What resolving a note's references needs of the rest of the site. */
export interface References {
  config: SiteConfig
  index: LinkIndex
  assets: Map<SourcePath, Asset>
  /** Ids by file; undefined while not every note is compiled, and then anchors are not checked. */
  anchors?: Map<SourcePath, Set<string>>
}

/** A reference with its HTML attributes, each with a space before it. */
interface Resolved {
  attributes: string
  diagnostics: Diagnostic[]
}

/** Fills the holes of a note's body. `path` is the address of its page. */
export function resolveReferences(document: Document, path: RoutePath, references: References) {
  const resolved = document.references.map((reference) => {
    if (reference.kind === 'image') return resolveImage(reference, document, references)
    return resolveLink(reference, { document, path }, references)
  })
  return {
    html: document.body
      .map((part) => (typeof part === 'number' ? resolved[part]!.attributes : part))
      .join(''),
    diagnostics: resolved.flatMap(({ diagnostics }) => diagnostics),
  }
}

interface Page {
  document: Document
  path: RoutePath
}

function resolveImage(reference: Reference, document: Document, references: References): Resolved {
  const { url, where } = reference
  if (url.startsWith('pathname://'))
    return found(attribute('src', withBase(url.slice(11), references.config)))
  if (isExternalUrl(url)) return found(attribute('src', url))
  const asset = findAsset(reference, document, references)
  if (asset) return found(imageAttributes(asset, url, references.config))
  const { onBrokenMarkdownImages } = references.config.markdown.hooks
  const places = assetPlaces(url, document, references.config)
  return broken('src', reference, onBrokenMarkdownImages, diagnose('broken-image', [url, places], where))
}

function imageAttributes({ output, width, height }: Asset, url: string, config: SiteConfig): string {
  const { query, hash } = parseUrl(url)
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return attribute('src', `${encodePath(config.baseUrl + output)}${query}${hash ? `#${hash}` : ''}`) + size
}

function resolveLink(reference: Reference, page: Page, references: References): Resolved {
  const { url, where } = reference
  const { config } = references
  const newTab = ' target="_blank" rel="noopener noreferrer"'
  if (url.startsWith('pathname://')) return found(attribute('href', withBase(url.slice(11), config)) + newTab)
  if (isExternalUrl(url))
    return found(attribute('href', url) + (/^(?:https?:)?\/\//i.test(url) ? newTab : ''))
  const { onBrokenMarkdownLinks } = config.markdown.hooks
  const parsed = parseUrl(url)
  if (url === '') return broken('href', reference, onBrokenMarkdownLinks, diagnose('empty-link', [], where))
  if (/\.mdx?$/i.test(parsed.path)) return resolveFileLink(reference, page, references)
  const asset = findAsset(reference, page.document, references)
  if (asset) return found(attribute('href', encodePath(config.baseUrl + asset.output)) + newTab)
  if (parsed.path.startsWith('@site/'))
    return broken('href', reference, onBrokenMarkdownLinks, diagnose('broken-markdown-link', [url], where))
  return resolvePageLink(reference, page, references)
}

/** A link to a Markdown file leads to the page made from it. */
function resolveFileLink(reference: Reference, { document }: Page, references: References): Resolved {
  const { config, index } = references
  const parsed = parseUrl(reference.url)
  const source = sourcePlaces(parsed.path, document, config).find((place) => index.routesBySource.has(place))
  if (source) return toPage(index.routesBySource.get(source)!, { parsed, reference, source }, references)
  const nearest = nearestSource(parsed.path, document.file.source, index.routesBySource.keys())
  const problem = diagnose('broken-markdown-link', [reference.url, nearest], reference.where)
  return broken('href', reference, config.markdown.hooks.onBrokenMarkdownLinks, problem)
}

/** `./` and `../` mean the file's folder only; `/` the content folder, then the site; else all three. */
function sourcePlaces(path: string, { file }: Document, { docs, pages }: SiteConfig): SourcePath[] {
  const contentFolder = file.collection === 'docs' ? docs && docs.path : pages && pages.path
  const own = `${dirname(file.source)}/${path}`
  const places = /^\.\.?\//.test(path)
    ? [own]
    : path.startsWith('@site/')
      ? [path.slice('@site/'.length)]
      : path.startsWith('/')
        ? [`${contentFolder}${path}`, path.slice(1)]
        : [own, `${contentFolder}/${path}`, path]
  return places.map((place) => toSourcePath(normalize(place)))
}

/** A link to an address of the site, absolute or seen from the page. */
function resolvePageLink(reference: Reference, { document, path }: Page, references: References): Resolved {
  const { config, index } = references
  const parsed = parseUrl(reference.url)
  if (parsed.path === '')
    return toPage(path, { parsed, reference, source: document.file.source }, references, true)
  const target = absolutePath(parsed.path, path, config)
  const route = index.routesByKey.get(normalizeRouteKey(target))
  const href = attribute('href', toHref(target, parsed, config))
  if (!route) {
    const problem = diagnose('broken-link', [reference.url, nearestRoute(target, index)], reference.where)
    return { attributes: href, diagnostics: withSeverity(config.onBrokenLinks, problem) }
  }
  return { attributes: href, diagnostics: checkAnchor(reference, parsed, sourceOf(route), references) }
}

function absolutePath(path: string, from: RoutePath, { baseUrl }: SiteConfig): string {
  if (!path.startsWith('/')) return normalize(`${from.endsWith('/') ? from : dirname(from)}/${path}`)
  return path.startsWith(baseUrl) || `${path}/` === baseUrl ? path : normalize(baseUrl + path)
}

interface FileTarget {
  parsed: ParsedUrl
  reference: Reference
  source: SourcePath
}

function toPage(path: RoutePath, target: FileTarget, references: References, isSamePage = false): Resolved {
  const { parsed, reference, source } = target
  const href = isSamePage ? `${parsed.query}${hashOf(parsed)}` : toHref(path, parsed, references.config)
  return {
    attributes: attribute('href', href),
    diagnostics: checkAnchor(reference, parsed, source, references),
  }
}

function checkAnchor(
  reference: Reference,
  { hash }: ParsedUrl,
  source: SourcePath | undefined,
  references: References,
) {
  const anchors = source && references.anchors?.get(source)
  if (!hash || !anchors || anchors.has(hash)) return []
  const problem = diagnose('broken-anchor', [reference.url, hash, source, [...anchors]], reference.where)
  return withSeverity(references.config.onBrokenAnchors, problem)
}

function findAsset(
  reference: Reference,
  document: Document,
  { assets, config }: References,
): Asset | undefined {
  if (!mayBeAsset(reference)) return undefined
  const place = assetPlaces(reference.url, document, config).find((source) => assets.has(source))
  return place && assets.get(place)
}

function toHref(path: string, parsed: ParsedUrl, { trailingSlash, baseUrl }: SiteConfig): string {
  return `${encodePath(applyTrailingSlash(path, trailingSlash, baseUrl))}${parsed.query}${hashOf(parsed)}`
}

const hashOf = ({ hash }: ParsedUrl) => (hash === undefined ? '' : `#${encodeURIComponent(hash)}`)
const withBase = (path: string, { baseUrl }: SiteConfig) => encodePath(normalize(baseUrl + path))
const attribute = (name: string, value: string) => ` ${name}="${escapeAttribute(value)}"`
const found = (attributes: string): Resolved => ({ attributes, diagnostics: [] })

type Hook =
  | Severity
  | ((problem: { url: string; sourceFilePath: string; node: unknown }) => string | undefined | void)

/** A hook may be a level, or a function that gives an address in place of the broken one. */
function broken(name: 'href' | 'src', { url, where }: Reference, hook: Hook, problem: Diagnostic): Resolved {
  if (typeof hook === 'string')
    return { attributes: attribute(name, url), diagnostics: withSeverity(hook, problem) }
  const replacement = hook({ url, sourceFilePath: where.file })
  return found(attribute(name, replacement ?? url))
}
