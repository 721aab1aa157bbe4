import { decodePath } from '../../model/paths.ts'
import type { SearchContext, SearchSettings } from '../../model/searchSettings.ts'

/** Where in the site a search is made from. */
export interface SearchPlace {
  context?: SearchContext
  /** Path of the version below the base, with a slash at its end; empty for the latest. */
  version: string
}

type Places = Pick<SearchSettings, 'base' | 'contexts' | 'versions'>

/** The version of a page, and the first context that contains it. A context has the same path in every version. */
export function findSearchPlace(pathname: string, { base, contexts, versions }: Places): SearchPlace {
  const below = `${decodePath(pathname.slice(base.length)) ?? ''}/`
  const version = versions.find((path) => below.startsWith(path)) ?? ''
  const context = contexts.find(({ path }) => below.startsWith(`${path}/`, version.length))
  return { version, ...(context && { context }) }
}

/** A search as the address of the search page describes it. */
export interface AskedSearch extends SearchPlace {
  query: string
  /** Filters that the reader has chosen. */
  section?: string
  lang?: string
}

type Settings = Pick<SearchSettings, 'contexts' | 'versions' | 'everywhere' | 'onlyInContext'>

/** Reads the address of the search page; a context or version that is not configured is ignored. */
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

/** The address of the search page for a query; other parameters are added only if they are set. */
export function searchPageHref(
  { query, context, version, section, lang }: AskedSearch,
  page: string,
): string {
  const given = { q: query, ctx: context?.path, version, section, lang }
  const parameters = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return parameters.length > 0 ? `${page}?${new URLSearchParams(parameters)}` : page
}

/** The search that the address of the search page asks for. */
export const readAddress = (settings: SearchSettings): AskedSearch =>
  readAskedSearch(new URLSearchParams(location.search), settings)

/** Writes a search into the address, without a history entry. The path stays: it may end with a slash or not. */
export const writeAddress = (asked: AskedSearch): void =>
  history.replaceState(history.state, '', searchPageHref(asked, location.pathname))
