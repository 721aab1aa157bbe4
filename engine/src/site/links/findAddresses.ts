import { decodeEntities } from '../../std/html.ts'

/** An address in the HTML of a page. */
export interface FoundAddress {
  /** `a` or `area`, `img`, and so on. */
  tag: string
  /** The value with its entities decoded. */
  url: string
  /** The attribute as written, with a leading space. */
  attribute: string
  /** The whole element, or its beginning if it is long. */
  shown: string
}

const element = /<(a|area|img|source|video|audio|iframe)\s((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const address = /(?:^|\s)(?:href|src)=(?:"([^"]*)"|'([^']*)')/i

/** Finds the `href` or `src` of links, images, media and frames. */
export function findAddresses(html: string): FoundAddress[] {
  return Array.from(html.matchAll(element)).flatMap(({ 1: tag, 2: attributes, index }) => {
    const found = address.exec(attributes!)
    if (!found) return []
    const url = decodeEntities(found[1] ?? found[2] ?? '')
    return [
      { tag: tag!.toLowerCase(), url, attribute: ` ${found[0].trim()}`, shown: showElement(html, index) },
    ]
  })
}

/** Maximum length of `shown`, in characters. */
const longest = 100

function showElement(html: string, start: number): string {
  const isLink = /^<a\s/i.test(html.slice(start, start + 3))
  const end = html.indexOf(isLink ? '</a>' : '>', start) + (isLink ? 4 : 1)
  const text = html.slice(start, end < start ? undefined : end).replace(/\s+/g, ' ')
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
