import { decodePath } from '../../model/paths.ts'
import type { SearchContext, SearchSettings } from '../../model/searchSettings.ts'

/** Where in the site a search is made from. */
export interface SearchPlace {
  context?: SearchContext
  /** Path of the version below the base, with a slash at its end; empty for the latest. */
  version: string
}

type Settings = Pick<SearchSettings, 'base' | 'contexts' | 'versions'>

/** The version of a page, and the first context that contains it. A context has the same path in every version. */
export function findSearchPlace(pathname: string, { base, contexts, versions }: Settings): SearchPlace {
  const below = `${decodePath(pathname.slice(base.length)) ?? ''}/`
  const version = versions.find((path) => below.startsWith(path)) ?? ''
  const context = contexts.find(({ path }) => below.startsWith(`${path}/`, version.length))
  return { version, ...(context && { context }) }
}
