import type { SearchHit } from '../../search/query/searchHit.ts'
import { searchText } from './searchText.ts'

/** The breadcrumb line of a result: its page, or the whole path to it. */
export function hitPath({ kind, title, breadcrumbs, href, isBelow }: SearchHit, isExplicit: boolean): string {
  if (title.text === '')
    return kind !== 'page' && href.startsWith('/docs/api-reference/') ? searchText('apiReference') : ''
  const own = kind === 'page' ? [] : [title.text]
  const way = (isExplicit || kind === 'page') && !isBelow ? breadcrumbs : []
  return [...way, ...own].join(' › ')
}
