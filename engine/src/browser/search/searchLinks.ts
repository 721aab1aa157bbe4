import type { SearchSettings } from '../../model/searchSettings.ts'
import { uiText } from '../../model/uiText.ts'
import type { SearchHit } from '../../search/asking/searchHit.ts'
import type { SearchPlace } from './searchPlace.ts'

/** The name of the parameter that carries the words to mark on a page. */
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

/** Address of the search page for a query; context and version stand in it only where they matter. */
export function searchPageHref(query: string, { context, version }: SearchPlace, page: string): string {
  const parameters = new URLSearchParams({ q: query })
  if (context) parameters.set('ctx', context.path)
  if (version) parameters.set('version', version)
  return `${page}?${parameters}`
}

interface AllResults {
  query: string
  place: SearchPlace
  hasHits: boolean
}

/** The link below the suggestions (behaviours 7.7); none where it would lead to nothing. */
export function allResultsLink(
  { query, place, hasHits }: AllResults,
  { page, everywhere }: Pick<SearchSettings, 'page' | 'everywhere'>,
): { href: string; label: string } | undefined {
  const { context, version } = place
  if (hasHits) {
    const label = context
      ? uiText('seeAllResultsWithin', { context: context.label })
      : uiText('seeAllResults')
    return { href: searchPageHref(query, place, page), label }
  }
  if (!context || !everywhere) return undefined
  return {
    href: searchPageHref(query, { version }, page),
    label: uiText('seeAllResultsOutside', { context: context.label }),
  }
}
