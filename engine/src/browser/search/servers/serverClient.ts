import type { SearchSettings, ServerProvider } from '../../../model/searchSettings.ts'
import { foldText } from '../../../std/text.ts'
import { toAnswer } from '../algolia/algoliaClient.ts'
import type { SearchClient } from '../searchClient.ts'
import { type FoundRecords, protocols, type Question } from './protocols.ts'

/** How many results are requested when they are filtered afterwards by context or section. */
const mostLookedInto = 200

/** Asks an index that `sotay search:push` filled. Its records have the shape of DocSearch, as those at Algolia have. */
export function createServerClient(provider: ServerProvider, settings: SearchSettings): SearchClient {
  const protocol = protocols[provider.name]
  const post = async (question: Question): Promise<FoundRecords | undefined> => {
    const { path, headers, body } = protocol.ask(question, provider)
    try {
      const response = await fetch(provider.server + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      })
      return response.ok ? protocol.read(await response.json()) : undefined
    } catch {
      return undefined
    }
  }
  return {
    open() {},
    async ask(version, request, replies) {
      const { typed, limit, snippetLength, edits, lang } = request
      const isNarrowed = request.context !== undefined || request.outside || request.section !== undefined
      const question: Question = {
        typed,
        snippetLength,
        edits,
        limit: isNarrowed ? mostLookedInto : limit,
        languages: [...(provider.tags ? [provider.language] : []), ...(lang === undefined ? [] : [lang])],
        tags: provider.tags && (provider.tags[version] ?? provider.tags['']!),
      }
      const found = await post(question)
      // Vietnamese with some of its marks: the records hold all words without any, too.
      const folded = foldText(typed)
      const isMissed = found?.nbHits === 0 && folded !== typed
      const shown = isMissed ? await post({ ...question, typed: folded }) : found
      if (shown) replies.answer(toAnswer({ results: [shown] }, request, { provider, settings }))
      else replies.fail()
    },
  }
}
