import type { SearchSettings } from '../../model/searchSettings.ts'
import { searchPageHref } from './askedSearch.ts'
import { element } from './element.ts'

/** A search of before, to be asked again. */
export function recentElement(
  query: string,
  id: string,
  { page }: Pick<SearchSettings, 'page'>,
): HTMLAnchorElement {
  const href = searchPageHref({ query, version: '' }, page)
  const name = element('span', { className: 'search-option-title' }, query)
  const option = element(
    'a',
    { id, href, role: 'option', className: 'search-option', tabIndex: -1, ariaSelected: 'false' },
    name,
  )
  option.dataset.kind = 'recent'
  option.dataset.query = query
  return option
}
