import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer, SearchRequest } from '../../search/asking/searchHit.ts'
import type { SearchClient, SearchReplies } from './searchClient.ts'
import type { SearchPlace } from './searchPlace.ts'

/** How much is asked for, and how it is narrowed. */
export type Amounts = Pick<SearchRequest, 'limit' | 'snippetLength' | 'withSections' | 'section' | 'lang'>

/** Asks for what is typed; only the last question is ever answered. */
export interface Asker {
  ask(question: SearchPlace & { query: string }, amounts: Amounts): void
  /** Leaves the last question unanswered. */
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
