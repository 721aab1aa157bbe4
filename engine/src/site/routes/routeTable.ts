import type { Route } from '../site.ts'

/** Every address with the file behind it, by the route's key. */
export function routeTable(routes: Route[]) {
  return Object.fromEntries(routes.map(({ key, path, output }) => [key, { path, output }]))
}
