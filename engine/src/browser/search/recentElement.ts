import type { SearchSettings } from '../../model/searchSettings.ts'
import { element } from '../element.ts'
import { searchPageHref } from './askedSearch.ts'

/** A recent search, offered as a suggestion. */
export function recentElement(query: string, { page }: Pick<SearchSettings, 'page'>): HTMLAnchorElement {
  const href = searchPageHref({ query, version: '' }, page)
  const name = element('span', { className: 'search-option-title' }, query)
  const option = element(
    'a',
    { href, role: 'option', className: 'search-option', tabIndex: -1, ariaSelected: 'false' },
    name,
  )
  option.dataset.kind = 'recent'
  option.dataset.query = query
  return option
}
