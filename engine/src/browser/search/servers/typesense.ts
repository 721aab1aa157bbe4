import { byName, markEnd, markStart, type ShownRecord } from './foundRecords.ts'
import { clientOf, lettersPerWord } from './serverClient.ts'

interface TypesenseAnswer {
  results: [
    {
      found: number
      hits: {
        document: Record<string, string> & ShownRecord
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
export const createClient = clientOf({
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
    return { path: `/multi_search?${key}`, body: { searches: [search] } }
  },
  read({ results: [{ hits, found: total }] }: TypesenseAnswer) {
    return {
      total,
      records: hits.map(({ document: found, highlights }) => {
        const marked = byName(highlights.map(({ field, value, snippet }) => [field, value ?? snippet]))
        return { ...found, hierarchy: byName(Object.entries(found)), marked }
      }),
    }
  },
})
