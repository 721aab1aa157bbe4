import { byName, markEnd, markStart, type ShownRecord } from './foundRecords.ts'
import { clientOf } from './serverClient.ts'

interface OpenSearchAnswer {
  hits: {
    total: { value: number }
    hits: { _source: ShownRecord; highlight?: Record<string, string[]> }[]
  }
}

const fields = ['hierarchy.lvl1^4', 'hierarchy.lvl2^3', 'hierarchy.lvl0', 'content', 'folded']

/** OpenSearch and Elasticsearch, whose words may be unfinished at the end. */
export const createClient = clientOf({
  ask({ typed, limit, snippetLength, edits, languages, tags }, { apiKey, indexName }) {
    const filter = [
      ...languages.map((language) => ({ term: { language } })),
      ...(tags ? [{ terms: { docusaurus_tag: tags } }] : []),
    ]
    const fuzziness = edits > 0 && { fuzziness: 'AUTO' }
    const must = { multi_match: { query: typed, type: 'bool_prefix', fields, ...fuzziness } }
    const highlight = {
      pre_tags: [markStart],
      post_tags: [markEnd],
      fields: {
        'hierarchy.*': { number_of_fragments: 0 },
        content: { fragment_size: snippetLength, number_of_fragments: 1 },
      },
    }
    const body = {
      size: limit,
      query: { bool: { must, filter } },
      highlight,
      _source: { excludes: ['folded'] },
    }
    const headers = {
      'content-type': 'application/json',
      ...(apiKey && { authorization: `Basic ${btoa(apiKey)}` }),
    }
    return { path: `/${indexName}/_search`, headers, body }
  },
  read({ hits: { total, hits } }: OpenSearchAnswer) {
    return {
      total: total.value,
      records: hits.map(({ _source, highlight = {} }) => ({
        ..._source,
        marked: byName(Object.entries(highlight).map(([field, [text]]) => [field, text])),
      })),
    }
  },
})
