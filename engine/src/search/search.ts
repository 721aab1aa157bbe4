import { candidatesOf, findCandidates } from './asking/findCandidates.ts'
import { parseQuery } from './asking/parseQuery.ts'
import { type Plan, planQuery } from './asking/planQuery.ts'
import { type RankedPage, rankPages } from './asking/rankPages.ts'
import type { SearchAnswer, SearchRequest } from './asking/searchHit.ts'
import { selectPages } from './asking/selectPages.ts'
import type { Candidate, Match } from './asking/slot.ts'
import type { SearchIndex } from './searchIndex.ts'
import { buildHits, type Found } from './showing/buildHits.ts'
import { wantedWords } from './showing/wantedWords.ts'

/**
 * Answers a query:
 * 1. read it (`parseQuery`) and put it in the words of the index (`planQuery`);
 * 2. find what each word may stand for (`findCandidates`), and words that were typed apart or together;
 * 3. rank the pages that hold them (`rankPages`) and keep those that the query allows (`selectPages`);
 * 4. make results of the first ones (`buildHits`).
 * `show` is given the results before their texts are there. A file that cannot be read makes the answer partial.
 */
export async function search(
  index: SearchIndex,
  request: SearchRequest,
  show: (answer: SearchAnswer) => void = () => {},
): Promise<SearchAnswer> {
  const query = parseQuery(request.typed.normalize('NFC'))
  const plan = planQuery(query, request.edits)
  const { matches, isPartial } = await findMatches(plan, index)
  const together = await Promise.all(plan.together.map((key) => findTogether(key, index).catch(() => [])))
  const ranked = plan.slots.length > 0 ? rankPages(index, matches, together.flat()) : everyPage(index, plan)
  const selection = await selectPages(ranked, { index, plan, request })
  const found: Found = { ...selection, wanted: wantedWords(matches), slotCount: matches.length }
  const answer = {
    total: selection.total,
    words: plan.slots.map(({ exact }) => exact),
    errors: query.errors,
    isPartial,
  }
  const [hits, complete] = buildHits(found, index, request)
  show({ ...answer, hits })
  return { ...answer, hits: await complete }
}

async function findMatches(
  { slots }: Plan,
  index: SearchIndex,
): Promise<{ matches: Match[]; isPartial: boolean }> {
  const outcomes = await Promise.allSettled(slots.map((slot) => findCandidates(slot, index)))
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  if (failures.length === slots.length && failures[0]) throw failures[0].reason
  const matches = outcomes.map((outcome, place): Match => {
    return outcome.status === 'fulfilled'
      ? outcome.value
      : { slot: slots[place]!, candidates: [], isCommon: false }
  })
  await Promise.all(matches.slice(1).map((match, place) => addJoined(matches[place]!, match, index)))
  return { matches, isPartial: failures.length > 0 }
}

/** `post gres`, of which one is no word of the site, may be `postgres`. */
async function addJoined(first: Match, second: Match, index: SearchIndex): Promise<void> {
  if ([first, second].every(({ candidates }) => candidates.some(({ quality }) => quality > 0.6))) return
  const exact = first.slot.exact + second.slot.exact
  const joined = await index.term(first.slot.folded + second.slot.folded).catch(() => undefined)
  const candidates = candidatesOf(joined, { exact }, 0.9)
  first.candidates.push(...candidates)
  second.candidates.push(...candidates)
}

async function findTogether(key: string, index: SearchIndex): Promise<Candidate[]> {
  const term = await index.term(key)
  return (term?.forms ?? []).map((form) => ({ form, quality: 1 }))
}

/** A query that only asks for facts about pages goes through all of them. */
function everyPage({ map }: SearchIndex, { filters }: Plan): RankedPage[] {
  if (filters.length === 0) return []
  return map.sectionCounts.map((_, page) => ({ page, score: 0, slots: [], titleWords: 0, sections: [] }))
}
