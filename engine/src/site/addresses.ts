import { posix } from 'node:path'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import {
  applyTrailingSlash,
  decodePath,
  encodePath,
  type Href,
  isExternalUrl,
  joinUrlPath,
  normalizeRouteKey,
  type OutputPath,
  type RoutePath,
  toOutputPath,
} from '../model/paths.ts'

/** The settings that say how addresses look. */
export interface AddressSettings {
  baseUrl: string
  trailingSlash?: boolean | undefined
}

/** The address of a route as links write it: encoded, and with or without a slash at its end as settings ask. */
export function toHref(path: RoutePath, { baseUrl, trailingSlash }: AddressSettings): Href {
  return encodePath(applyTrailingSlash(path, trailingSlash, baseUrl))
}

/** A link ready for HTML. `external` is also true for files of the site that are not pages (`pathname://`). */
interface ResolvedLink {
  href: string
  external: boolean
}

/** Resolves a link from the config: adds the base URL, applies the trailing slash setting and percent-encodes it. */
export function resolveLink(url: string, { baseUrl, trailingSlash }: AddressSettings): ResolvedLink {
  if (url.startsWith('pathname://')) {
    return { href: encodeUrl(ensureBaseUrl(url.slice('pathname://'.length), baseUrl)), external: true }
  }
  if (isExternalUrl(url)) return { href: url, external: true }
  if (url.startsWith('#')) return { href: url, external: false }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)/s.exec(url) ?? []
  const address = applyTrailingSlash(ensureBaseUrl(path, baseUrl), trailingSlash, baseUrl)
  return { href: encodeUrl(address + rest), external: false }
}

/**
 * The target of a navbar or footer link: `to` is a path in the site; `href` stays as written, unless
 * `prependBaseUrlToHref` is set.
 */
export interface Target {
  to?: string
  href?: string
  prependBaseUrlToHref: boolean
}

/** Resolves the target of a link; `to` wins over `href`. */
export function resolveTarget(
  { to, href = '/', prependBaseUrlToHref }: Target,
  settings: AddressSettings,
): ResolvedLink {
  if (to !== undefined || prependBaseUrlToHref) return resolveLink(to ?? href, settings)
  return { href, external: isExternalUrl(href) }
}

/** The address of a picture that the settings name: a path in a static folder, or a full address. */
export function resolveAsset(src: string, baseUrl: string): string {
  return isExternalUrl(src) ? src : encodeUrl(ensureBaseUrl(src, baseUrl))
}

/** The address of a file of the build. */
export function fileHref(output: OutputPath, { baseUrl }: { baseUrl: string }): string {
  return encodePath(baseUrl + output)
}

/** The file that is written for a route, below the output folder. */
export function outputPath(path: RoutePath, { baseUrl, trailingSlash }: AddressSettings): OutputPath {
  const bare = path.slice(baseUrl.length).replace(/(?<!\/)\/+$/, '')
  if (bare === '') return toOutputPath('index.html')
  if (/\.html?$/i.test(bare)) return toOutputPath(bare)
  return toOutputPath(trailingSlash === false ? `${bare}.html` : `${bare}/index.html`)
}

/** The address of a file below the pages folder: its own without the ending; for `index`, that of its folder. */
export function pagePath(file: string): string {
  const { dir, name } = posix.parse(`/${file}`)
  return posix.join(dir, name.toLowerCase() === 'index' ? '/' : name)
}

export interface ParsedUrl {
  /** Decoded. */
  path: string
  /** With its `?`, as written; empty when there is none. */
  query: string
  /** Decoded, without its `#`; undefined when there is none. */
  hash?: string
}

/** Splits a URL as written in a note. */
export function parseUrl(url: string): ParsedUrl {
  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  return {
    path: (decodePath(path) ?? path).normalize('NFC'),
    query,
    ...(hash !== undefined && { hash: (decodePath(hash) ?? hash).normalize('NFC') }),
  }
}

/**
 * Percent-encodes the characters that a URL may not contain. Existing escapes stay as they are; half a character (a
 * lone surrogate) becomes U+FFFD.
 */
export function encodeUrl(url: string): string {
  return encodeURI(url.toWellFormed()).replace(/%25(?=[\da-f]{2})/gi, '%')
}

/** Puts the base before a path that does not begin with it. */
export function ensureBaseUrl(path: string, baseUrl: string): string {
  if (path.startsWith(baseUrl)) return path
  return `${path}/` === baseUrl ? baseUrl : joinUrlPath(baseUrl, path)
}

/** An address of the web whose beginning is misspelt (`htp://`, `http//`, `http:/`), corrected; else undefined. */
export function correctScheme(url: string): string | undefined {
  const [, scheme = '', rest] =
    /^([a-z]{3,7})(?::\/{0,2}|\/\/)(?!\/)((?:[\w-]+\.|localhost\b).*)$/is.exec(url) ?? []
  const meant = rest && nearestMatch(scheme, ['https', 'http'])
  const correct = `${meant}://${rest}`
  return meant && correct.toLowerCase() !== url.toLowerCase() ? correct : undefined
}

/** Whether a page is at an address or below it. Both are encoded. */
export function isAtOrBelow(page: string, address: string): boolean {
  const key = normalizeRouteKey(page)
  const start = normalizeRouteKey(address.replace(/[?#].*/s, ''))
  return start === '/' || key === start || key.startsWith(`${start}/`)
}

/**
 * Whether a path means the same to browsers, hosts and disks: it begins with exactly one slash, and has no `..` segments
 * and no backslashes, with which Windows separates folders.
 */
export function isUrlPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\0]/.test(path)) return false
  const encoded = encodePath(path)
  return new URL(encoded, 'https://site.invalid').pathname === encoded
}
