import type { SearchAnswer, SearchRequest } from '../../search/query/searchHit.ts'

/** Callbacks for the answer to a query. */
export interface SearchReplies {
  /** May be called again, with more of the same answer. */
  answer(answer: SearchAnswer): void
  fail(): void
}

/** The interface to a search provider, with one implementation for each kind of provider. */
export interface SearchClient {
  /** Prepares for the first query in a version, when the reader comes near a box. */
  open(version: string): void
  ask(version: string, request: SearchRequest, replies: SearchReplies): void
}
