import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer, SearchRequest } from '../../search/query/searchHit.ts'
import type { RecentSearches } from './recentSearches.ts'
import type { SearchPlace } from './searchPlace.ts'

/** Callbacks for the answer to a query. */
export interface SearchReplies {
  /** May be called again, with more of the same answer. */
  answer(answer: SearchAnswer): void
  fail(): void
}

/** The interface to a search provider, with one implementation for each kind of provider. */
export interface SearchClient {
  /** Prepares for the first query in a version, when the reader comes near a box. */
  open(version: string): void
  ask(version: string, request: SearchRequest, replies: SearchReplies): void
}

/** How many results to ask for, and how to filter them. */
export type Amounts = Pick<SearchRequest, 'limit' | 'snippetLength' | 'withSections' | 'section' | 'lang'>

/** Sends queries; only the answer to the last one is passed on. */
export interface Asker {
  /** Asks after `wait` ms, unless another query comes before. */
  ask(question: SearchPlace & { query: string }, amounts: Amounts, wait?: number): void
  /** Drops the answer to the last query. */
  cancel(): void
}

export function createAsker(client: SearchClient, settings: SearchSettings, replies: SearchReplies): Asker {
  let turn = 0
  let next: ReturnType<typeof setTimeout> | undefined
  return {
    ask({ query, context, version }, { limit, snippetLength, withSections, section, lang }, wait = 0) {
      const asked = ++turn
      clearTimeout(next)
      const outside = !context && settings.contexts.length > 0 && !settings.everywhere
      const request: SearchRequest = {
        ...{ typed: query, edits: settings.edits, context: context?.path, outside },
        ...{ limit, snippetLength, withSections, section, lang },
      }
      const own = {
        answer: (answer: SearchAnswer) => asked === turn && replies.answer(answer),
        fail: () => asked === turn && replies.fail(),
      }
      next = setTimeout(() => client.ask(version, request, own), wait)
    },
    cancel() {
      turn++
      clearTimeout(next)
    },
  }
}

/** The services that all boxes and the search page share. */
export interface SearchServices {
  client: SearchClient
  recent: RecentSearches
  settings: SearchSettings
  /** Removes the highlights of the page. */
  clearMarks(): void
}
