import { markEnd, markStart } from '../algolia/algoliaHits.ts'
import { type FoundRecord, lettersPerWord, type Protocol, withMarks } from './protocol.ts'

interface Answer {
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

const names = ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl0']
/** The most that the server returns at once. */
const most = 250

/** Names hold no backtick, which quotes them. */
const quote = (name: string) => `\`${name.replaceAll('`', '')}\``

/** Typesense, which takes the key in the address and a plain text as body, so that no CORS preflight is needed. */
export const typesense: Protocol = {
  ask({ typed, limit, snippetLength, edits, languages, tags }, { apiKey, indexName }) {
    const filters = [
      ...languages.map((language) => `language:=${quote(language)}`),
      ...(tags ? [`docusaurus_tag:=[${tags.map(quote).join(',')}]`] : []),
    ]
    const search = {
      ...{ collection: indexName, q: typed, query_by: [...names, 'content', 'folded'].join(',') },
      ...{ per_page: Math.min(limit, most), num_typos: edits },
      ...(filters.length > 0 && { filter_by: filters.join(' && ') }),
      ...{ highlight_start_tag: markStart, highlight_end_tag: markEnd },
      highlight_full_fields: names.join(','),
      highlight_affix_num_tokens: Math.ceil(snippetLength / lettersPerWord / 2),
      exclude_fields: 'folded',
    }
    const key = new URLSearchParams({ 'x-typesense-api-key': apiKey })
    const headers = { 'content-type': 'text/plain' }
    return { path: `/multi_search?${key}`, headers, body: { searches: [search] } }
  },
  read({ results: [{ hits, found }] }: Answer) {
    return {
      nbHits: found,
      hits: hits.map(({ document, highlights }) => {
        const levels = Object.entries(document).filter(([field]) => field.startsWith('hierarchy.'))
        const hierarchy = Object.fromEntries(levels.map(([field, name]) => [field.slice(10), name]))
        return withMarks({ ...document, hierarchy }, (wanted) => {
          const own = highlights.find(({ field }) => field === wanted)
          return own?.value ?? own?.snippet
        })
      }),
    }
  },
}
