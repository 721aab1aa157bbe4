import type { AlgoliaProvider } from '../../../model/searchSettings.ts'
import { byName, type Level, markEnd, markStart, type ShownRecord } from './foundRecords.ts'
import { clientOf, lettersPerWord, type Protocol } from './serverClient.ts'

interface Marked {
  value: string
}

interface AlgoliaAnswer {
  results: [
    {
      nbHits: number
      hits: (ShownRecord & {
        _highlightResult?: { hierarchy?: Partial<Record<Level, Marked>> }
        _snippetResult?: { content?: Marked }
      })[]
    },
  ]
}

/** The most results that the server returns at once. */
const mostAtOnce = 1000

/** Algolia, which takes the key in the address, so that no CORS preflight is needed. */
export const algolia: Protocol<AlgoliaProvider> = {
  ask({ typed, limit, snippetLength, languages, tags }, { appId, apiKey, indexName, parameters }) {
    const key = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey })
    const query = {
      indexName,
      attributesToRetrieve: ['hierarchy', 'type', 'url', 'language', 'lang'],
      attributesToSnippet: [`content:${Math.ceil(snippetLength / lettersPerWord)}`],
      snippetEllipsisText: '…',
      highlightPreTag: markStart,
      highlightPostTag: markEnd,
      ...parameters,
      query: typed,
      hitsPerPage: Math.min(limit, mostAtOnce),
      facetFilters: [
        ...languages.map((language) => `language:${language}`),
        ...(tags ? [tags.map((tag) => `docusaurus_tag:${tag}`)] : []),
        ...[parameters.facetFilters ?? []].flat(),
      ],
    }
    return { path: `/1/indexes/*/queries?${key}`, body: { requests: [query] } }
  },
  read({ results: [{ hits, nbHits }] }: AlgoliaAnswer) {
    return {
      total: nbHits,
      records: hits.map(({ _highlightResult: names, _snippetResult: text, ...record }) => ({
        ...record,
        marked: byName(
          Object.entries({ ...names?.hierarchy, ...text }).map(([field, { value }]) => [field, value]),
        ),
      })),
    }
  },
}

export const createClient = clientOf(algolia)
