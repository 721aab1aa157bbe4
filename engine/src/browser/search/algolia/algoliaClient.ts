import type { AlgoliaProvider, SearchSettings } from '../../../model/searchSettings.ts'
import type { SearchAnswer, SearchHit, SearchRequest } from '../../../search/query/searchHit.ts'
import { collectFacets } from '../../../search/query/selectPages.ts'
import { element } from '../../element.ts'
import type { SearchClient } from '../searchClient.ts'
import { findSearchPlace } from '../searchPlace.ts'
import { type AlgoliaResponse, groupByPage, toSearchHit } from './algoliaHits.ts'
import { algoliaAddress, algoliaRequest } from './algoliaRequest.ts'

/** Asks an index at Algolia. Contexts and sections, which the index may not know, are filtered here from its answer. */
export function createAlgoliaClient(provider: AlgoliaProvider, settings: SearchSettings): SearchClient {
  let isConnected = false
  return {
    open() {
      if (isConnected) return
      isConnected = true
      document.head.append(
        element('link', { rel: 'preconnect', href: provider.server, crossOrigin: 'anonymous' }),
      )
    },
    async ask(version, request, replies) {
      const response = await post(algoliaAddress(provider), algoliaRequest(provider, version, request))
      if (response) replies.answer(toAnswer(response, request, { provider, settings }))
      else replies.fail()
    },
  }
}

/**
 * The server's answer; undefined on failure. The body is sent as plain text, so that browsers make no CORS preflight
 * request.
 */
async function post(address: string, question: object): Promise<AlgoliaResponse | undefined> {
  try {
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(question) })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

interface Known {
  provider: Pick<AlgoliaProvider, 'language' | 'externalUrls' | 'replacePath'>
  settings: SearchSettings
}

/** The answer from the records that a server found, which have the shape of DocSearch. */
export function toAnswer(
  { results: [{ hits: found, nbHits }] }: AlgoliaResponse,
  request: SearchRequest,
  { provider, settings }: Known,
): SearchAnswer {
  const inPlace = found
    .map((hit) => toSearchHit(hit, provider))
    .filter((hit) => isInContext(hit, request, settings))
  const { section } = request
  const wanted =
    section === undefined ? inPlace : inPlace.filter(({ breadcrumbs }) => breadcrumbs[0] === section)
  const hits = (request.withSections ? groupByPage(wanted) : wanted).slice(0, request.limit)
  return {
    hits,
    total: wanted.length < found.length ? wanted.length : nbHits,
    words: request.typed.split(/\s+/).filter(Boolean),
    facets: collectFacets(inPlace),
    errors: [],
    isPartial: false,
  }
}

function isInContext({ href }: SearchHit, request: SearchRequest, settings: SearchSettings): boolean {
  const { context } = findSearchPlace(href, settings)
  if (request.outside) return context === undefined
  return request.context === undefined || context?.path === request.context
}
