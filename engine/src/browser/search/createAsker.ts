import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer, SearchRequest } from '../../search/query/searchHit.ts'
import type { SearchClient, SearchReplies } from './searchClient.ts'
import type { SearchPlace } from './searchPlace.ts'

/** How many results to ask for, and how to filter them. */
export type Amounts = Pick<SearchRequest, 'limit' | 'snippetLength' | 'withSections' | 'section' | 'lang'>

/** Sends queries; only the answer to the last one is passed on. */
export interface Asker {
  ask(question: SearchPlace & { query: string }, amounts: Amounts): void
  /** Drops the answer to the last query. */
  cancel(): void
}

export function createAsker(client: SearchClient, settings: SearchSettings, replies: SearchReplies): Asker {
  let turn = 0
  return {
    ask({ query, context, version }, { limit, snippetLength, withSections, section, lang }) {
      const asked = ++turn
      const outside = !context && settings.contexts.length > 0 && !settings.everywhere
      const request: SearchRequest = {
        ...{ typed: query, edits: settings.edits, context: context?.path, outside },
        ...{ limit, snippetLength, withSections, section, lang },
      }
      client.ask(version, request, {
        answer(answer: SearchAnswer) {
          if (asked === turn) replies.answer(answer)
        },
        fail() {
          if (asked === turn) replies.fail()
        },
      })
    },
    cancel() {
      turn++
    },
  }
}
