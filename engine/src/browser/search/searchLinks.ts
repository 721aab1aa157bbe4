import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchHit } from '../../search/query/searchHit.ts'
import type { SearchPlace } from './askedSearch.ts'
import { searchPageHref } from './askedSearch.ts'
import { boxText } from './searchText.ts'

/** The query parameter with the words to highlight on a page. */
export const highlightParameter = '_highlight'

/** Where a result leads: the page, the words to mark on it if the site wants that, and the section. */
export function hitHref(
  { href, hash }: SearchHit,
  words: string[],
  settings: Pick<SearchSettings, 'highlight'>,
): string {
  const marked = settings.highlight
    ? words.map((word) => `${highlightParameter}=${encodeURIComponent(word)}`)
    : []
  return href + (marked.length > 0 ? `?${marked.join('&')}` : '') + hash
}

interface AllResults {
  query: string
  place: SearchPlace
  hasHits: boolean
}

/** The link to all results below the suggestions; undefined where it would lead to none. */
export function allResultsLink(
  { query: written, place, hasHits }: AllResults,
  { page, everywhere }: Pick<SearchSettings, 'page' | 'everywhere'>,
): { href: string; label: string } | undefined {
  const { context, version } = place
  const query = written.trim()
  if (hasHits) {
    const label = context
      ? boxText('seeAllResultsWithin', { context: context.label })
      : boxText('seeAllResults')
    return { href: searchPageHref({ query, ...place }, page), label }
  }
  if (!context || !everywhere) return undefined
  return {
    href: searchPageHref({ query, version }, page),
    label: boxText('seeAllResultsOutside', { context: context.label }),
  }
}
