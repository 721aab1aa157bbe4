import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchPlace } from './searchPlace.ts'

/** What the search page is asked for, as its address says it. */
export interface AskedSearch extends SearchPlace {
  query: string
  /** Filters of the reader's choice. */
  section?: string
  lang?: string
}

type Settings = Pick<SearchSettings, 'contexts' | 'versions' | 'everywhere' | 'onlyInContext'>

/** Reads the address of the search page; a context or version that is not configured is not heeded. */
export function readAskedSearch(parameters: URLSearchParams, settings: Settings): AskedSearch {
  const { contexts, versions, everywhere, onlyInContext } = settings
  const named = contexts.find(({ path }) => path === parameters.get('ctx'))
  const context = named ?? (onlyInContext && !everywhere ? contexts[0] : undefined)
  const section = parameters.get('section')
  const lang = parameters.get('lang')
  return {
    query: parameters.get('q') ?? '',
    version: versions.find((path) => path === parameters.get('version')) ?? '',
    ...(context && { context }),
    ...(section && { section }),
    ...(lang && { lang }),
  }
}

/** Address of the search page for a query; all else stands in it only where it matters. */
export function searchPageHref(
  { query, context, version, section, lang }: AskedSearch,
  page: string,
): string {
  const given = { q: query, ctx: context?.path, version, section, lang }
  const parameters = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return parameters.length > 0 ? `${page}?${new URLSearchParams(parameters)}` : page
}
