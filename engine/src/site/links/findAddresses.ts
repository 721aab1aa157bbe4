import { decodeEntities } from '../../std/decodeEntities.ts'

/** An address in the HTML of a page. */
export interface FoundAddress {
  /** `a` or `area`, `img`, and so on. */
  tag: string
  /** As it stands there, without entities. */
  url: string
  /** The attribute as it stands there, with a space before it. */
  attribute: string
}

const element = /<(a|area|img|source|video|audio|iframe)\s((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const address = /(?:^|\s)(?:href|src)=(?:"([^"]*)"|'([^']*)')/i

/** Everything that leads, or shows something from, somewhere: links, pictures, films. */
export function findAddresses(html: string): FoundAddress[] {
  return Array.from(html.matchAll(element)).flatMap(([, tag, attributes]) => {
    const found = address.exec(attributes!)
    if (!found) return []
    const url = decodeEntities(found[1] ?? found[2] ?? '')
    return [{ tag: tag!.toLowerCase(), url, attribute: ` ${found[0].trim()}` }]
  })
}
