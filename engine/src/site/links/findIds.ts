import { decodeEntities } from '../../std/html.ts'

const id = /<[a-z][^<>]*?\s(?:id|name)=(?:"([^"]*)"|'([^']*)')/gi

/** Every anchor in HTML: `id` attributes, and `name` attributes, which browsers accept too. */
export function findIds(html: string): Set<string> {
  const found = new Set<string>()
  for (const [, double, single] of html.matchAll(id)) found.add(decodeEntities(double ?? single ?? ''))
  return found
}
