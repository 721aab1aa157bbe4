import type { SearchAnswer, SearchHit } from '../../search/query/searchHit.ts'

/** The hits of one page. */
export interface HitGroup {
  /** The page itself, where it is a hit. */
  page?: SearchHit
  sections: SearchHit[]
  /** How many more of its sections match. */
  more: number
  /** Whether it holds only some words of the query. */
  isPartly: boolean
}

type Hits = Pick<SearchAnswer, 'hits' | 'best'>

/** Groups hits by their pages, without the one that is the answer on top. */
export function groupHits({ hits, best }: Hits): HitGroup[] {
  const groups: HitGroup[] = []
  for (const hit of hits) {
    const { kind, section, isBelow, more = 0, isPartly = false } = hit
    if (!isBelow || groups.length === 0) groups.push({ sections: [], more, isPartly })
    const group = groups.at(-1)!
    if (best?.href === hit.href && best.hash === hit.hash) continue
    if (kind === 'page' && !section) group.page = hit
    else group.sections.push(hit)
  }
  return groups.filter(({ page, sections }) => page || sections.length > 0)
}

/** All hits of an answer in the order in which they are shown. */
export function shownHits(answer: Hits): SearchHit[] {
  const grouped = groupHits(answer).flatMap(({ page, sections }) => [page, ...sections])
  return [answer.best, ...grouped].filter((hit) => hit !== undefined)
}

/**
 * The place below which all pages have only some of the words, which is the first if none has all; -1 if there are no
 * such pages. A page with some that fits well may be above it.
 */
export function firstPartly(groups: HitGroup[]): number {
  const place = groups.findLastIndex(({ isPartly }) => !isPartly) + 1
  return place < groups.length ? place : -1
}
