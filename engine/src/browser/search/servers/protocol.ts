import type { ServerProvider } from '../../../model/searchSettings.ts'
import type { AlgoliaHit, AlgoliaResponse } from '../algolia/algoliaHits.ts'

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
export interface Protocol {
  ask(
    question: Question,
    provider: ServerProvider,
  ): { path: string; headers: Record<string, string>; body: object }
  read(answer: unknown): FoundRecords
}

/** The length of a snippet is requested in words; this is their average length in letters. */
export const lettersPerWord = 6

/** A record as far as it is shown. */
export type FoundRecord = Pick<AlgoliaHit, 'url' | 'type' | 'hierarchy' | 'language' | 'lang'>

/** The marked names and text of a record, by field. */
export function withMarks(record: FoundRecord, marked: (field: string) => string | undefined): AlgoliaHit {
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
