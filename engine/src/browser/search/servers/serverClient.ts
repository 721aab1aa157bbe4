import type { SearchSettings, ServerProvider } from '../../../model/searchSettings.ts'
import type { SearchRequest } from '../../../search/query/searchHit.ts'
import { foldText } from '../../../std/text.ts'
import { element } from '../../element.ts'
import type { SearchClient } from '../searchClient.ts'
import { type FoundRecords, toAnswer } from './foundRecords.ts'

/** What is asked for, the same for all servers. */
export interface Question {
  typed: string
  limit: number
  /** In letters. */
  snippetLength: number
  /** Maximum number of typos in a word. */
  edits: number
  /** All of these that a record must have. */
  languages: string[]
  /** Any of these that a record must have; undefined for all records. */
  tags?: string[] | undefined
}

/** Where the length of a snippet is requested in words: their average length in letters. */
export const lettersPerWord = 6

/** How a server is asked, by its published API. Each has a script of its own, so that readers get only the one they need. */
export interface Protocol<Provider extends ServerProvider = ServerProvider> {
  /** Without headers, `body` is sent as plain text, for which browsers make no CORS preflight request. */
  ask(
    question: Question,
    provider: Provider,
  ): { path: string; headers?: Record<string, string>; body: object }
  read(answer: unknown): FoundRecords
}

/** What makes the client of a server that is asked this way. Contexts and sections are filtered here from its answers. */
export const clientOf =
  <Provider extends ServerProvider>(protocol: Protocol<Provider>) =>
  (provider: Provider, settings: SearchSettings): SearchClient => {
    const post = async (question: Question): Promise<FoundRecords | undefined> => {
      const { path, headers = {}, body } = protocol.ask(question, provider)
      try {
        const sent = { method: 'POST', headers, body: JSON.stringify(body) }
        const response = await fetch(provider.server + path, sent)
        return response.ok ? protocol.read(await response.json()) : undefined
      } catch {
        return undefined
      }
    }
    let isConnected = false
    return {
      open() {
        if (!isConnected) connectTo(provider.server)
        isConnected = true
      },
      async ask(version, request, replies) {
        const question = toQuestion(request, version, provider)
        const found = await post(question)
        // Vietnamese with some of its marks: the records hold all words without any, too.
        const folded = foldText(request.typed)
        const isMissed = found?.total === 0 && folded !== request.typed.toLowerCase()
        const shown = isMissed ? await post({ ...question, typed: folded }) : found
        if (shown) replies.answer(toAnswer(shown, request, { provider, settings }))
        else replies.fail()
      },
    }
  }

function connectTo(href: string): void {
  document.head.append(element('link', { rel: 'preconnect', href, crossOrigin: 'anonymous' }))
}

/** How many results are requested when they are filtered afterwards by context or section. */
const mostLookedInto = 200

/** What to ask for so that a search in a version can be answered. */
export function toQuestion(
  { typed, limit, snippetLength, edits, lang, context, outside, section }: SearchRequest,
  version: string,
  { tags, language }: ServerProvider,
): Question {
  const isNarrowed = context !== undefined || outside || section !== undefined
  return {
    typed,
    edits,
    limit: isNarrowed ? mostLookedInto : limit,
    snippetLength,
    languages: [...(tags ? [language] : []), ...(lang === undefined ? [] : [lang])],
    tags: tags && (tags[version] ?? tags['']!),
  }
}
