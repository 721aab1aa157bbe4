import type { AlgoliaProvider, SearchSettings } from '../../../model/searchSettings.ts'
import type { SearchAnswer, SearchHit, SearchRequest } from '../../../search/query/searchHit.ts'
import { collectFacets } from '../../../search/query/selectPages.ts'
import { element } from '../../element.ts'
import { findSearchPlace } from '../askedSearch.ts'
import type { SearchClient } from '../searchClient.ts'
import { type AlgoliaResponse, groupByPage, markEnd, markStart, toSearchHit } from './algoliaHits.ts'

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

/** How many results are requested when they are filtered afterwards by context or section. */
const mostLookedInto = 200
/** The most results that the server returns at once. */
const mostAtOnce = 1000
/** The length of a snippet is requested in words; this is their average length in letters. */
const lettersPerWord = 6

/**
 * Address of the server with its key: in the query, not in a header, so that browsers make no CORS preflight request.
 */
function algoliaAddress({ server, appId, apiKey }: AlgoliaProvider): string {
  const key = { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey }
  return `${server}/1/indexes/*/queries?${new URLSearchParams(key)}`
}

/** The body of a question. JSON. */
export function algoliaRequest(provider: AlgoliaProvider, version: string, request: SearchRequest) {
  const { indexName, parameters } = provider
  const isNarrowed = request.context !== undefined || request.outside || request.section !== undefined
  const question = {
    attributesToRetrieve: ['hierarchy', 'type', 'url', 'language', 'lang'],
    attributesToSnippet: [`content:${Math.ceil(request.snippetLength / lettersPerWord)}`],
    snippetEllipsisText: '…',
    highlightPreTag: markStart,
    highlightPostTag: markEnd,
    ...parameters,
    query: request.typed,
    hitsPerPage: isNarrowed ? mostLookedInto : Math.min(request.limit, mostAtOnce),
    facetFilters: [
      ...contextFilters(provider, version),
      ...givenFilters(parameters),
      ...languageFilter(request),
    ],
  }
  return { requests: [{ indexName, ...question }] }
}

/** Filters for pages of the site's language, in the current version or outside of all versions. */
function contextFilters({ tags, language }: AlgoliaProvider, version: string): unknown[] {
  if (!tags) return []
  return [`language:${language}`, (tags[version] ?? tags['']!).map((tag) => `docusaurus_tag:${tag}`)]
}

function givenFilters({ facetFilters }: AlgoliaProvider['parameters']): unknown[] {
  if (facetFilters === undefined) return []
  return Array.isArray(facetFilters) ? facetFilters : [facetFilters]
}

const languageFilter = ({ lang }: SearchRequest) => (lang === undefined ? [] : [`language:${lang}`])
