import type { SearchAnswer, SearchRequest } from '../../search/asking/searchHit.ts'

/** What becomes of a question. */
export interface SearchReplies {
  /** May be called again, with more of the same answer. */
  answer(answer: SearchAnswer): void
  fail(): void
}

/** What the box and the results page ask; each kind of provider has its own. */
export interface SearchClient {
  /** Gets ready for the first question about a version: the reader came near. */
  open(version: string): void
  ask(version: string, request: SearchRequest, replies: SearchReplies): void
}
