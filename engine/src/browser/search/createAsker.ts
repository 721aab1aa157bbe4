import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer, SearchRequest } from '../../search/asking/searchHit.ts'
import type { SearchClient } from './searchClient.ts'
import type { SearchPlace } from './searchPlace.ts'

/** Asks for what is typed; only the last question is ever answered. */
export interface Asker {
  ask(typed: string, place: SearchPlace): void
  /** Leaves the last question unanswered. */
  cancel(): void
}

/** What becomes of a question. */
interface Replies {
  show(answer: SearchAnswer): void
  fail(): void
}

type Amounts = Pick<SearchRequest, 'limit' | 'snippetLength' | 'withSections'>

export function createAsker(
  { client, settings }: { client: SearchClient; settings: SearchSettings },
  amounts: Amounts,
  { show, fail }: Replies,
): Asker {
  let turn = 0
  return {
    ask(typed, { context, version }) {
      const asked = ++turn
      const outside = !context && settings.contexts.length > 0 && !settings.everywhere
      const request = { ...amounts, typed, edits: settings.edits, context: context?.path, outside }
      client.ask(version, request, (reply) => {
        if (asked !== turn) return
        if (reply.kind === 'answer') show(reply.answer)
        if (reply.kind === 'failure') fail()
      })
    },
    cancel() {
      turn++
    },
  }
}
