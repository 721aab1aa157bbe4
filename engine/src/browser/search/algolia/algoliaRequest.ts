import type { AlgoliaProvider } from '../../../model/searchSettings.ts'
import type { SearchRequest } from '../../../search/query/searchHit.ts'
import { markEnd, markStart } from './algoliaHits.ts'

/** How many results are requested when they are filtered afterwards by context or section. */
const mostLookedInto = 200
/** The most results that the server returns at once. */
const mostAtOnce = 1000
/** The length of a snippet is requested in words; this is their average length in letters. */
const lettersPerWord = 6

/**
 * Address of the server with its key: in the query, not in a header, so that browsers make no CORS preflight request.
 */
export function algoliaAddress({ server, appId, apiKey }: AlgoliaProvider): string {
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
