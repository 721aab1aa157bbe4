import { normalizeRouteKey } from '../../model/paths.ts'
import { toHref } from '../../site/addresses.ts'
import { buildCards, categoryAround } from '../../site/page/cards.ts'
import { uiTextOf } from '../../site/page/pageTexts.ts'
import type { CategoryFacts } from '../../theme/notes/noteContext.ts'
import type { NotePage } from './notePage.ts'

/** The category around a page, for its components; undefined if it is in none. */
export function categoryFacts({ path, references: { config, index } }: NotePage): CategoryFacts | undefined {
  const route = index.routesByKey.get(normalizeRouteKey(path))
  const category = route && categoryAround(route, toHref(path, config))
  if (!category) return undefined
  const { label, href, items } = category
  const cards = buildCards(items, uiTextOf(config)).map(({ kind, ...card }) => ({
    ...card,
    type: kind === 'category' ? kind : ('link' as const),
  }))
  return { type: 'category', label, href, items: cards }
}
