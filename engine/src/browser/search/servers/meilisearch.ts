import { markEnd, markStart, type ShownRecord } from './foundRecords.ts'
import { clientOf, lettersPerWord } from './serverClient.ts'

interface MeilisearchAnswer {
  estimatedTotalHits: number
  hits: (ShownRecord & {
    _formatted: { hierarchy: Record<string, string | null>; content?: string | null }
  })[]
}

/** Meilisearch. */
export const createClient = clientOf({
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
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` }
    const path = `/indexes/${encodeURIComponent(indexName)}/search`
    return { path, headers, body }
  },
  read({ hits, estimatedTotalHits }: MeilisearchAnswer) {
    return {
      total: estimatedTotalHits,
      records: hits.map(({ _formatted: { hierarchy, content = null }, ...record }) => ({
        ...record,
        marked: { ...hierarchy, content },
      })),
    }
  },
})
