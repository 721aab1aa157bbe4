import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer, SearchRequest } from '../../search/query/searchHit.ts'
import type { SearchPlace } from './askedSearch.ts'
import type { KeptSearches } from './recentSearches.ts'

/** Callbacks for the answer to a query. */
export interface SearchReplies {
  /** May be called again, with more of the same answer. */
  answer(answer: SearchAnswer): void
  /** `isLasting`: nothing but another load of the page can change it. */
  fail(isLasting?: boolean): void
}

/** The interface to a search provider, with one implementation for each kind of provider. */
export interface SearchClient {
  /** Prepares for the first query in a version, when the reader comes near a box. */
  open(version: string): void
  ask(version: string, request: SearchRequest, replies: SearchReplies): void
}

/** How many results to ask for, and how to filter them. */
export type Amounts = Pick<
  SearchRequest,
  'limit' | 'snippetLength' | 'textFiles' | 'withSections' | 'section' | 'lang'
>

/** Sends queries; only the answer to the last one is passed on. */
export interface Asker {
  /** Asks after `wait` ms, unless another query comes before. */
  ask(question: SearchPlace & { query: string }, amounts: Amounts, wait?: number): void
  /** Drops the answer to the last query. */
  cancel(): void
}

/** How long a search without results must be on the screen until it counts, in ms: readers type on. */
const settled = 2000

let askers = 0

export function createAsker({ client, settings, unanswered }: AskerServices, replies: SearchReplies): Asker {
  const asker = ++askers
  let turn = 0
  let next: ReturnType<typeof setTimeout> | undefined
  let pending: { query: string; timer: ReturnType<typeof setTimeout> } | undefined
  const forget = () => {
    clearTimeout(pending?.timer)
    pending = undefined
  }
  const settle = () => {
    if (pending) unanswered?.add(pending.query)
    forget()
  }
  return {
    ask({ query, context, version }, { section, lang, ...amounts }, wait = 0) {
      const asked = ++turn
      clearTimeout(next)
      forget()
      const outside = !context && settings.contexts.length > 0 && !settings.everywhere
      const request: SearchRequest = {
        asker,
        typed: query,
        edits: settings.edits,
        context: context?.path,
        outside,
        ...amounts,
        section,
        lang,
      }
      const own = {
        answer(answer: SearchAnswer) {
          if (asked !== turn) return
          forget()
          const isUnanswered = answer.hits.length === 0 && !answer.isPartial && !section && !lang
          if (isUnanswered) pending = { query, timer: setTimeout(settle, settled) }
          replies.answer(answer)
        },
        fail(isLasting?: boolean) {
          if (asked === turn) replies.fail(isLasting)
        },
      }
      next = setTimeout(() => client.ask(version, request, own), wait)
    },
    cancel() {
      turn++
      clearTimeout(next)
      settle()
    },
  }
}

type AskerServices = Pick<SearchServices, 'client' | 'settings' | 'unanswered'>

/** The services that all boxes and the search page share. */
export interface SearchServices {
  client: SearchClient
  recent: KeptSearches
  /** Searches without results, where the site has them kept. */
  unanswered?: KeptSearches | undefined
  settings: SearchSettings
  /** Removes the highlights of the page. */
  clearMarks(): void
}
