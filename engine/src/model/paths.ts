/** A string marked with its kind of path, so that the compiler tells two kinds apart. */
type Branded<Kind extends string> = string & { readonly __kind: Kind }

/** An address within the site, base included, decoded: `/base/foundations/operating system/info`. */
export type RoutePath = Branded<'RoutePath'>

/** A file as people name it: relative to the site folder, with `/` on every system: `docs/a/b.md`. */
export type SourcePath = Branded<'SourcePath'>

/** A file of the build, relative to the output folder, decoded: `a/b.html`. */
export type OutputPath = Branded<'OutputPath'>

/** The value of an `href`: an encoded route path, perhaps with query and hash, or a URL elsewhere. */
export type Href = Branded<'Href'>

export const toRoutePath = (path: string) => path as RoutePath
export const toSourcePath = (path: string) => path.normalize('NFC').replaceAll('\\', '/') as SourcePath
export const toOutputPath = (path: string) => path as OutputPath

/** Joins with single slashes; a leading slash is added, a trailing one is kept as it was. */
export function joinUrlPath(...parts: string[]): string {
  return `/${parts.filter(Boolean).join('/')}`.replace(/\/{2,}/g, '/')
}

/**
 * Gives a route path the form that the `trailingSlash` setting asks for.
 * The home page and paths that end in `.html` stay as they are.
 */
export function applyTrailingSlash(
  path: string,
  trailingSlash: boolean | undefined,
  baseUrl: string,
): string {
  if (trailingSlash === undefined || path === '/' || path === baseUrl || /\.html?$/i.test(path)) return path
  const bare = path.replace(/(?<!\/)\/+$/, '')
  return trailingSlash ? `${bare}/` : bare
}

/**
 * Percent-encodes a decoded path for an address, leaving the slashes and what URLs allow readable. Half a character
 * (a lone surrogate) becomes U+FFFD.
 */
export function encodePath(path: string): Href {
  return escapeSigns(encodeURI(path.toWellFormed())) as Href
}

/** Escapes what would end the path in an address, of a file whose name holds it. */
export const escapeSigns = (path: string): string => path.replaceAll('#', '%23').replaceAll('?', '%3F')

/** Encodes the signs of a path that would end or part an address, as an author would: letters stay readable. */
export const encodeSigns = (path: string): string =>
  escapeSigns(path.replaceAll('%', '%25').replaceAll(' ', '%20'))

/** Decodes a path from an address; a malformed `%` gives undefined instead of an exception. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * The normalized form of a path: without trailing slash and in lower case. Two paths with the same form are the same
 * page.
 */
export function normalizeRouteKey(path: string): string {
  return (path.replace(/(?<!\/)\/+$/, '') || '/').toLowerCase()
}

/** Whether an address leads to another host or is not a page at all (`mailto:`, `tel:`). */
export function isExternalUrl(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}

/** Whether an address says how to open something, but not what: `mailto:`, `tel:`, `https://`. */
export function isBareScheme(url: string): boolean {
  return /^(?:mailto:|tel:|sms:|https?:\/\/)$/i.test(url.trim())
}

/**
 * The normalized form of a URL path, equal for all spellings that servers answer alike (`/a`, `/a/`, `/a.html`,
 * `/a/index.html`).
 */
export function toPageKey(path: string): string {
  return normalizeRouteKey(toBarePath(path.normalize('NFC')))
}

/** A URL path without what some hosts need at its end: slashes, `.html`, `/index` and `/index.html`. */
export function toBarePath(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '').replace(/(?:\/index)?\.html?$|\/index$/i, '')
}

/** Adds the query and hash of the current page to a URL. Parameters and a hash that the URL already has win. */
export function mergeAddress(
  address: string,
  { href, search, hash }: { href: string; search: string; hash: string },
): string {
  const url = new URL(address, href)
  const own = new Set(url.searchParams.keys())
  for (const [name, value] of new URLSearchParams(search))
    if (!own.has(name)) url.searchParams.append(name, value)
  url.hash ||= hash
  return url.origin === new URL(href).origin ? url.pathname + url.search + url.hash : url.href
}

/** Whether a path or URL contains a hash of the file's content, so that the content never changes. */
export function isHashed(path: string): boolean {
  return /(?:^|\/)assets\/.*[.-][\da-f]{8}\.\w+$/.test(path)
}

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
  const composed = decodeLetters(path).normalize('NFC')
  const address = applyTrailingSlash(ensureBaseUrl(composed, baseUrl), trailingSlash, baseUrl)
  return { href: encodeUrl(address + rest), external: false }
}

/** Decodes the non-ASCII letters of an address. ASCII stays encoded, so that the address keeps its meaning. */
export const decodeLetters = (address: string): string =>
  address.replace(/(?:%[89a-f][\da-f])+/gi, (letters) => decodePath(letters) ?? letters)

/**
 * The target of a navbar or footer link: `to` is a path in the site, and so is an `href` that begins with `/`; any other
 * stays as written, unless `prependBaseUrlToHref` is set.
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
  if (to !== undefined || prependBaseUrlToHref || /^\/(?!\/)/.test(href))
    return resolveLink(to ?? href, settings)
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

/** The edit link as pages hold it. A function may give JSON instead of an address, for a part of the site that reads it. */
export const editHref = (editUrl: string): string => (/^[[{]/.test(editUrl) ? editUrl : encodeUrl(editUrl))

/** Puts the base before a path that does not begin with it. */
export function ensureBaseUrl(path: string, baseUrl: string): string {
  if (path.startsWith(baseUrl)) return path
  return `${path}/` === baseUrl ? baseUrl : joinUrlPath(baseUrl, path)
}

/** Whether a page is at an address or below it. Both are encoded. */
export function isAtOrBelow(page: string, address: string): boolean {
  const key = normalizeRouteKey(page)
  const start = normalizeRouteKey(address.replace(/[?#].*/s, ''))
  return start === '/' || key === start || key.startsWith(`${start}/`)
}

/** Names that no browser, host or disk changes: nearly all there are. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)+$/
const unusable = /[\\\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u

/**
 * Whether a path means the same to browsers, hosts and disks: it begins with exactly one slash, and has no `..` segments,
 * no backslashes, with which Windows separates folders, no control characters, no half characters and none that cannot be
 * seen, but for those that join the parts of letters and emoji.
 */
export function isUrlPath(path: string): boolean {
  if (plainPath.test(path)) return true
  if (!path.startsWith('/') || path.startsWith('//') || unusable.test(path)) return false
  const encoded = encodePath(path)
  return new URL(encoded, 'https://site.invalid').pathname === encoded
}

/** A path as it counts from a folder of the site; undefined outside of it. All files are in `.`, the site itself. */
export function pathFrom(folder: string, path: string): SourcePath | undefined {
  if (folder === '.') return toSourcePath(path)
  return path.startsWith(`${folder}/`) ? toSourcePath(path.slice(folder.length + 1)) : undefined
}
