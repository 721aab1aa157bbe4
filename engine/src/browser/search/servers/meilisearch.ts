import { markEnd, markStart } from '../algolia/algoliaHits.ts'
import { type FoundRecord, lettersPerWord, type Protocol, withMarks } from './protocol.ts'

interface Answer {
  estimatedTotalHits: number
  hits: (FoundRecord & {
    _formatted: { hierarchy: Record<string, string | null>; content?: string | null }
  })[]
}

export const meilisearch: Protocol = {
  ask({ typed, limit, snippetLength, languages, tags }, { apiKey, indexName }) {
    const filter = [
      ...languages.map((language) => `language = ${JSON.stringify(language)}`),
      ...(tags ? [tags.map((tag) => `docusaurus_tag = ${JSON.stringify(tag)}`)] : []),
    ]
    const body = {
      ...{ q: typed, limit, filter },
      attributesToRetrieve: ['hierarchy', 'type', 'url', 'language', 'lang', 'content'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToCrop: ['content'],
      ...{ cropLength: Math.ceil(snippetLength / lettersPerWord), cropMarker: '…' },
      ...{ highlightPreTag: markStart, highlightPostTag: markEnd },
    }
    const path = `/indexes/${encodeURIComponent(indexName)}/search`
    return { path, headers: { authorization: `Bearer ${apiKey}` }, body }
  },
  read({ hits, estimatedTotalHits }: Answer) {
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
