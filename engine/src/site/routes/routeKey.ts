import { createHash } from 'node:crypto'
import type { RoutePath } from '../../model/paths.ts'

/** A unique key for a route: its path and the start of a hash of its identity, one digit longer if the key is taken. */
export function routeKey(path: RoutePath, identity: object, taken: Set<string>): string {
  const hash = createHash('md5').update(JSON.stringify(identity)).digest('hex')
  const key = `${path}-${hash.slice(0, 3)}`
  return taken.has(key) ? `${path}-${hash.slice(0, 4)}` : key
}
