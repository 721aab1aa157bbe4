import { normalizeRouteKey, type RoutePath } from '../../model/paths.ts'
import { toHref } from '../addresses/toHref.ts'
import type { References } from '../resolveReferences.ts'
import { cardsBeside } from '../sidebars/cardsBeside.ts'
import { uiTextOf } from '../uiTextOf.ts'
import { found, type ResolvedReference } from './resolvedReference.ts'

/** Shows the pages beside a note as cards. */
export function resolveCards(path: RoutePath, { config, index, lists }: References): ResolvedReference {
  const route = index.routesByKey.get(normalizeRouteKey(path))
  return found(lists.cards(route ? cardsBeside(route, toHref(path, config), uiTextOf(config)) : []))
}
