import type { ServerProvider } from '../../../model/searchSettings.ts'
import { type AlgoliaHit, type AlgoliaResponse, markEnd, markStart } from '../algolia/algoliaHits.ts'

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

/** The records that a server found. */
export type FoundRecords = AlgoliaResponse['results'][0]

/** How a server is asked, by its published API. */
interface Protocol {
  ask(
    question: Question,
    provider: ServerProvider,
  ): { path: string; headers: Record<string, string>; body: object }
  read(answer: unknown): FoundRecords
}

/** The length of a snippet is requested in words; this is their average length in letters. */
const lettersPerWord = 6

/** A record as far as it is shown. */
type FoundRecord = Pick<AlgoliaHit, 'url' | 'type' | 'hierarchy' | 'language' | 'lang'>

/** The marked names and text of a record, by field. */
function withMarks(record: FoundRecord, marked: (field: string) => string | undefined): AlgoliaHit {
  const levels = Object.keys(record.hierarchy) as (keyof AlgoliaHit['hierarchy'])[]
  const names = levels.flatMap((level) => {
    const value = marked(`hierarchy.${level}`)
    return value === undefined ? [] : [[level, { value }]]
  })
  const content = marked('content')
  return {
    ...record,
    _highlightResult: { hierarchy: Object.fromEntries(names) },
    ...(content && { _snippetResult: { content: { value: content } } }),
  }
}

interface TypesenseAnswer {
  results: [
    {
      found: number
      hits: {
        document: Record<string, string> & FoundRecord & { content?: string }
        highlights: { field: string; snippet?: string; value?: string }[]
      }[]
    },
  ]
}

const nameFields = ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl0']
/** The most that the server returns at once. */
const mostAtOnce = 250

/** Names hold no backtick, which quotes them. */
const quote = (name: string) => `\`${name.replaceAll('`', '')}\``

/** Typesense, which takes the key in the address and a plain text as body, so that no CORS preflight is needed. */
const typesense: Protocol = {
  ask({ typed, limit, snippetLength, edits, languages, tags }, { apiKey, indexName }) {
    const filters = [
      ...languages.map((language) => `language:=${quote(language)}`),
      ...(tags ? [`docusaurus_tag:=[${tags.map(quote).join(',')}]`] : []),
    ]
    const search = {
      collection: indexName,
      q: typed,
      query_by: [...nameFields, 'content', 'folded'].join(','),
      per_page: Math.min(limit, mostAtOnce),
      num_typos: edits,
      ...(filters.length > 0 && { filter_by: filters.join(' && ') }),
      highlight_start_tag: markStart,
      highlight_end_tag: markEnd,
      highlight_full_fields: nameFields.join(','),
      highlight_affix_num_tokens: Math.ceil(snippetLength / lettersPerWord / 2),
      exclude_fields: 'folded',
    }
    const key = new URLSearchParams({ 'x-typesense-api-key': apiKey })
    const headers = { 'content-type': 'text/plain' }
    return { path: `/multi_search?${key}`, headers, body: { searches: [search] } }
  },
  read({ results: [{ hits, found: nbHits }] }: TypesenseAnswer) {
    return {
      nbHits,
      hits: hits.map(({ document: found, highlights }) => {
        const levels = Object.entries(found).filter(([field]) => field.startsWith('hierarchy.'))
        const hierarchy = Object.fromEntries(levels.map(([field, name]) => [field.slice(10), name]))
        return withMarks({ ...found, hierarchy }, (wanted) => {
          const own = highlights.find(({ field }) => field === wanted)
          return own?.value ?? own?.snippet
        })
      }),
    }
  },
}

interface MeilisearchAnswer {
  estimatedTotalHits: number
  hits: (FoundRecord & {
    _formatted: { hierarchy: Record<string, string | null>; content?: string | null }
  })[]
}

const meilisearch: Protocol = {
  ask({ typed, limit, snippetLength, languages, tags }, { apiKey, indexName }) {
    const filter = [
      ...languages.map((language) => `language = ${JSON.stringify(language)}`),
      ...(tags ? [tags.map((tag) => `docusaurus_tag = ${JSON.stringify(tag)}`)] : []),
    ]
    const body = {
      q: typed,
      limit,
      filter,
      attributesToRetrieve: ['hierarchy', 'type', 'url', 'language', 'lang', 'content'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToCrop: ['content'],
      cropLength: Math.ceil(snippetLength / lettersPerWord),
      cropMarker: '…',
      highlightPreTag: markStart,
      highlightPostTag: markEnd,
    }
    const path = `/indexes/${encodeURIComponent(indexName)}/search`
    return { path, headers: { authorization: `Bearer ${apiKey}` }, body }
  },
  read({ hits, estimatedTotalHits }: MeilisearchAnswer) {
    return {
      nbHits: estimatedTotalHits,
      hits: hits.map(({ _formatted: { hierarchy, content }, ...record }) =>
        withMarks(record, (field) =>
          field === 'content' ? (content ?? undefined) : (hierarchy[field.slice(10)] ?? undefined),
        ),
      ),
    }
  },
}

interface OpenSearchAnswer {
  hits: {
    total: { value: number }
    hits: { _source: FoundRecord & { content?: string }; highlight?: Record<string, string[]> }[]
  }
}

const fields = ['hierarchy.lvl1^4', 'hierarchy.lvl2^3', 'hierarchy.lvl0', 'content', 'folded']

/** OpenSearch and Elasticsearch, whose words may be unfinished at the end. */
const openSearch: Protocol = {
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
    const headers: Record<string, string> = apiKey ? { authorization: `Basic ${btoa(apiKey)}` } : {}
    return { path: `/${indexName}/_search`, headers, body }
  },
  read({ hits: { total, hits } }: OpenSearchAnswer) {
    return {
      nbHits: total.value,
      hits: hits.map(({ _source, highlight }) => withMarks(_source, (field) => highlight?.[field]?.[0])),
    }
  },
}

export const protocols: Record<ServerProvider['name'], Protocol> = {
  typesense,
  meilisearch,
  opensearch: openSearch,
}
