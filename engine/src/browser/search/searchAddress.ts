import type { SearchSettings } from '../../model/searchSettings.ts'
import { type AskedSearch, readAskedSearch, searchPageHref } from './askedSearch.ts'

/** The search that the address of the search page asks for. */
export const readAddress = (settings: SearchSettings): AskedSearch =>
  readAskedSearch(new URLSearchParams(location.search), settings)

/** Writes a search into the address, without a history entry. The path stays: it may end with a slash or not. */
export const writeAddress = (asked: AskedSearch): void =>
  history.replaceState(history.state, '', searchPageHref(asked, location.pathname))
