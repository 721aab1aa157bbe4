import type { SiteConfig } from '../config/siteConfig.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { decodePath, type SourcePath, toSourcePath } from '../model/paths.ts'
import { decodeEntities, srcsetAddress } from '../std/html.ts'
import { shorten } from '../std/text.ts'

/** An address in the HTML of a page. */
export interface FoundAddress {
  /** `a` or `area`, `img`, and so on. */
  tag: string
  /** The value with its entities decoded. */
  url: string
  name: string
  /** The whole element, or its beginning if it has more than 100 letters. */
  shown: string
}

const element =
  /<(a|area|img|source|video|audio|track|embed|object|iframe)\s((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const address = /(?<=^|\s)(href|src|srcset|poster|data)=(?:"([^"]*)"|'([^']*)')/gi

/** Finds the addresses of links, images, media and frames. */
export function findAddresses(html: string): FoundAddress[] {
  return Array.from(html.matchAll(element)).flatMap(({ 1: tag, 2: attributes, index }) =>
    Array.from(attributes!.matchAll(address)).flatMap(([, written, double, single = '']) => {
      const [name, value] = [written!.toLowerCase(), decodeEntities(double ?? single)]
      const urls = name === 'srcset' ? Array.from(value.matchAll(srcsetAddress), ([, url]) => url!) : [value]
      const shown = showElement(html, index)
      return urls.map((url) => ({ tag: tag!.toLowerCase(), name, url: copied(url), shown: copied(shown) }))
    }),
  )
}

function showElement(html: string, start: number): string {
  const isLink = /^<a\s/i.test(html.slice(start, start + 3))
  const end = html.indexOf(isLink ? '</a>' : '>', start) + (isLink ? 4 : 1)
  const text = html.slice(start, end < start ? undefined : end).replace(/\s+/g, ' ')
  return shorten(text, 100)
}

const id = /<[a-z][^<>]*?\s(?:id|name)=(?:"([^"]*)"|'([^']*)')/gi

/** Every anchor in HTML: `id` attributes, and `name` attributes, which browsers accept too. */
export function findIds(html: string): Set<string> {
  const written = Array.from(html.matchAll(id), ([, double, single = '']) => double ?? single)
  return new Set(written.map((each) => copied(decodeEntities(each))))
}

/** V8 keeps the whole page as long as a piece that was cut out of it, unless it is copied. */
const copied = (piece: string) => Buffer.from(piece).toString()

const origin = 'https://site.invalid'

/**
 * The decoded path that a URL on a page leads to; undefined for other hosts. `page` is the page's own path, encoded.
 */
export function pathOf(url: string, page: string): string | undefined {
  const resolved = parse(url, page)
  return resolved && (decodePath(resolved.pathname) ?? resolved.pathname).normalize('NFC')
}

/** The decoded hash of a URL, without its `#`; empty when there is none. */
export function hashOf(url: string): string {
  const hash = /#(.*)/s.exec(url)?.[1] ?? ''
  return (decodePath(hash) ?? hash).normalize('NFC')
}

function parse(url: string, page: string): URL | undefined {
  try {
    const resolved = new URL(url, origin + page)
    return resolved.origin === origin ? resolved : undefined
  } catch {
    return undefined
  }
}

/** Where the file that is published at a URL path may lie in the static folders. */
export function staticPlaces(path: string, { baseUrl, staticDirectories }: SiteConfig): SourcePath[] {
  return staticDirectories.map((folder) => toSourcePath(`${folder}/${path.slice(baseUrl.length)}`))
}

/** The address elsewhere that a link of the site was meant to be: a slip in its scheme, or none at all. Else undefined. */
export function meantAddress(url: string): string | undefined {
  if (/^[^\s/@:?#]+@(?:[\w-]+\.)+[a-z]{2,}$/i.test(url)) return `mailto:${url}`
  const isHost = /^(?:www\.[\w-]|(?:[\w-]+\.)+(?:com|dev|io|net|org)(?:[/?#]|$))/i.test(url)
  return isHost ? `https://${url}` : correctScheme(url)
}

/** An address of the web whose beginning is misspelt (`htp://`, `http//`, `http:/`), corrected; else undefined. */
export function correctScheme(url: string): string | undefined {
  const [, scheme = '', rest] =
    /^([a-z]{3,7})(?::\/{0,2}|\/\/)(?!\/)((?:[\w-]+\.|localhost\b).*)$/is.exec(url) ?? []
  const meant = rest && nearestMatch(scheme, ['https', 'http'])
  const correct = `${meant}://${rest}`
  return meant && correct.toLowerCase() !== url.toLowerCase() ? correct : undefined
}
