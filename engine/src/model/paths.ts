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
  return encodeURI(path.toWellFormed()).replaceAll('?', '%3F').replaceAll('#', '%23') as Href
}

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

/** Whether an address leads to another host or is no page at all (`mailto:`, `tel:`). */
export function isExternalUrl(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
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
