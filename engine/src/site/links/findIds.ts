import { decodeEntities } from '../../std/decodeEntities.ts'

const id = /<[a-z][^<>]*?\s(?:id|name)=(?:"([^"]*)"|'([^']*)')/gi

/** Every id in HTML that a link can lead to; the names of links count, as in browsers. */
export function findIds(html: string): Set<string> {
  const found = new Set<string>()
  for (const [, double, single] of html.matchAll(id)) found.add(decodeEntities(double ?? single ?? ''))
  return found
}
