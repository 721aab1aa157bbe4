import { hasAllInTitle } from './query/agreeTitle.ts'
import { allowedPages } from './query/allowedPages.ts'
import { inPlaceOf, isNamed, toMatch, withWholeNames } from './query/candidates.ts'
import { correctRareWords, decodeWords } from './query/correctWord.ts'
import { findCandidates, findJoined, findNoun } from './query/findCandidates.ts'
import { addTogether, findPairPlaces, findRunPlaces, readPairs } from './query/findTogether.ts'
import { parseQuery, readOptions } from './query/parseQuery.ts'
import { type Plan, planQuery } from './query/planQuery.ts'
import { lookedInto, needsWording, preferWording } from './query/preferWording.ts'
import { type Candidate, countAsked, type Match, neededWeight, type RankedPage } from './query/query.ts'
import { type Evidence, rankPages } from './query/rankPages.ts'
import type { SearchAnswer, SearchRequest } from './query/searchHit.ts'
import { type FoundPage, needsLook, type Question, selectPages } from './query/selectPages.ts'
import { type Shortlist, shortlistPages } from './query/shortlistPages.ts'
import { buildAnswer, buildFirstHits, buildHits, type Found, shownSection } from './results/buildHits.ts'
import { explainWords, findNearest } from './results/explainAnswer.ts'
import { wantedWords } from './results/markWords.ts'
import { createSectionReader, type ReadSection, type SearchIndex } from './searchIndex.ts'

/** Who asks a query. */
export interface Listener {
  /** Receives the hits before their snippets are loaded. */
  show(answer: SearchAnswer): void
  /** Whether no other query has replaced this one so far. */
  isLast(): boolean
  /** Resolves after a while to whether none has by then. */
  isSettled(): Promise<boolean>
}

const replaced: SearchAnswer = {
  hits: [],
  total: 0,
  full: 0,
  words: [],
  errors: [],
  isPartial: true,
  facets: { sections: [], langs: [] },
}

/**
 * Answers a query:
 * 1. parse it (`parseQuery`, `readOptions`) and translate it for the index (`planQuery`);
 * 2. find candidates for each word (`findCandidates`, `decodeWords`), also for words typed apart or joined by mistake;
 * 3. choose pages that contain them (`shortlistPages`), rank these (`rankPages`), apply the filters and phrases
 *    (`selectPages`), and move those with the query's wording to the front (`preferWording`);
 * 4. build the hits (`buildHits`), and say what happened: words that were replaced, the section that a question is
 *    about, similar words if nothing was found.
 * If a file cannot be loaded, the answer is partial. So is that to a query which another has replaced meanwhile: pages
 * and texts are the larger part of the files.
 */
export async function search(
  index: SearchIndex,
  request: SearchRequest,
  { show, isLast, isSettled }: Partial<Listener> = {},
): Promise<SearchAnswer> {
  const query = await readOptions(parseQuery(request.typed.normalize('NFC')), index)
  const plan = planQuery(query, request.edits)
  const question = { index, plan, request }
  const { matches, shortlist, ranked, pairs, isPartial } = await findPages(question)
  if (isLast?.() === false) return replaced
  const slotCount = countAsked(matches)
  readBest(ranked, slotCount, question)
  const selection = await selectPages(ranked, shortlist, question)
  const { full } = shortlist
  const read = createSectionReader(index)
  const found: Found = { pages: selection.pages, wanted: wantedWords(matches), slotCount, full, read }
  const answer: Omit<SearchAnswer, 'hits'> = {
    total: selection.total,
    full: selection.full,
    facets: selection.facets,
    words: plan.slots.filter(({ weight }) => weight >= neededWeight).map(({ exact }) => exact),
    errors: query.errors,
    isPartial,
    ...(plan.excluded.length > 0 && { without: plan.excluded.map(({ exact }) => exact) }),
    instead: explainWords(request.typed, matches, selection.pages[0]?.ranked.page, index),
  }
  const hits = await buildFirstHits(found, index, request)
  show?.({ ...answer, hits })
  if ((await isSettled?.()) === false) return { ...answer, hits }
  if (hits.length === 0) return { ...answer, hits, nearest: await findNearest(matches, index) }
  const pages = needsWording(ranked[0], matches, pairs)
    ? await orderByWording(ranked, shortlist, { ...question, matches, read })
    : found.pages
  const [complete, best] = await Promise.all([
    buildHits({ ...found, pages }, index, request),
    plan.isQuestion ? buildAnswer({ ...found, pages }, matches, index) : undefined,
  ])
  return { ...answer, hits: complete, best }
}

/** Begins to read the section that the first hit shows, together with the pages. */
function readBest([first]: RankedPage[], slotCount: number, { index, plan, request }: Question): void {
  const best = first && shownSection(first, slotCount, index)
  if (best && !needsLook(plan, request)) index.section(best.section).catch(() => {})
}

interface Findings {
  matches: Match[]
  shortlist: Shortlist
  ranked: RankedPage[]
  pairs: Candidate[][]
  isPartial: boolean
}

/** Finds the words of a query and the pages that hold them, best first. */
async function findPages({ index, plan, request }: Question): Promise<Findings> {
  const [{ matches: asTyped, isPartial }, runs, isAllowed] = await Promise.all([
    findMatches(plan, index),
    findRunPlaces(plan.runs, index),
    allowedPages(plan, index, request),
    readPairs(plan.slots, index),
  ])
  const { matches, shortlist } =
    plan.slots.length > 0
      ? await choosePages(asTyped, index, isAllowed)
      : { matches: [], shortlist: everyPage(index, plan, isAllowed) }
  const [ranked, pairs] = await rank(shortlist, { matches, runs }, index)
  return { matches, shortlist, ranked, pairs, isPartial }
}

/** Orders the best pages by wording. What results show of a page is read only of those that are then shown. */
async function orderByWording(
  ranked: RankedPage[],
  shortlist: Shortlist,
  question: Question & { matches: Match[]; read: ReadSection },
): Promise<FoundPage[]> {
  const { index, matches, read, request, plan } = question
  const limit = Math.max(request.limit, lookedInto)
  const files = request.textFiles ?? Number.POSITIVE_INFINITY
  const wider = { ...question, request: { ...request, limit } }
  const likely = needsLook(plan, request)
    ? (await selectPages(ranked, shortlist, wider)).pages.map((page) => page.ranked)
    : ranked.slice(0, limit)
  const best = (await preferWording(likely, matches, index, { read, files })).slice(0, request.limit)
  return Promise.all(best.map(async (page) => ({ ranked: page, entry: await index.page(page.page) })))
}

/** Chooses pages. If no page contains all words, or one word is similar to none in the index, typos are corrected. */
async function choosePages(
  asTyped: Match[],
  index: SearchIndex,
  isAllowed: (page: number) => boolean,
): Promise<{ matches: Match[]; shortlist: Shortlist }> {
  const shortlist = shortlistPages(index, asTyped, isAllowed)
  if (shortlist.full.size > 0 && !asTyped.some(({ isDoubtful }) => isDoubtful))
    return { matches: asTyped, shortlist }
  const matches = withWholeNames(await correctRareWords(asTyped, index))
  return { matches, shortlist: shortlistPages(index, matches, isAllowed) }
}

/**
 * Ranks pages, and returns the pairs of neighbouring words found. Pairs are not looked up if a title holds all words.
 */
async function rank(
  { pages, found }: Shortlist,
  { matches, runs }: Omit<Evidence, 'pairs'>,
  index: SearchIndex,
): Promise<[ranked: RankedPage[], pairs: Candidate[][]]> {
  const ranked = rankPages(index, pages, { matches, runs, pairs: [] })
  const [first] = ranked
  if (matches.length < 2 || !first || hasAllInTitle(first, countAsked(matches))) return [ranked, []]
  const pairs = await findPairPlaces(matches, index)
  const all = pages.length < found.length ? addTogether(pages, found, pairs, index) : pages
  return [rankPages(index, all, { matches, runs, pairs }), pairs]
}

async function findMatches(
  { slots }: Plan,
  index: SearchIndex,
): Promise<{ matches: Match[]; isPartial: boolean }> {
  const nouns = slots.map((slot, place) => findNoun(slots[place - 1], slot, index).catch(() => []))
  const outcomes = await Promise.allSettled(slots.map((slot) => findCandidates(slot, index)))
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  if (failures.length === slots.length && failures[0]) throw failures[0].reason
  const matches = outcomes.map((outcome, place) =>
    outcome.status === 'fulfilled' ? outcome.value : toMatch(slots[place]!, []),
  )
  await Promise.all(matches.slice(1).map((match, place) => addJoined(matches[place]!, match, index)))
  for (const [place, found] of (await Promise.all(nouns)).entries()) addNoun(matches, place, found)
  return { matches: withWholeNames(await decodeWords(matches, index)), isPartial: failures.length > 0 }
}

/**
 * Adds the joined word as a candidate if either of two words is unknown, a sign is between them, or a title holds it:
 * `post gres` may be `postgres`, `e-mail` is `email`, and a `data loader` is found on the page about dataloaders.
 */
async function addJoined(first: Match, second: Match, index: SearchIndex): Promise<void> {
  if ([first, second].some(({ slot }) => slot.weight === 0 || slot.clause.isPhrase)) return
  const isKnown = [first, second].every(({ candidates }) => candidates.some(({ quality }) => quality > 0.6))
  const isNeeded = !isKnown || first.slot.clause === second.slot.clause
  if (!isNeeded && [first, second].some(({ slot }) => slot.weight < 1)) return
  const found = await findJoined(first.slot, second.slot, index).catch(() => [])
  const candidates = inPlaceOf(isNeeded ? found : found.filter(({ form }) => form.titles.length > 0))
  first.candidates.push(...candidates)
  second.candidates.push(...candidates)
}

/** Adds the noun of a verb, which ends at `place`, as a candidate of its words. One that is named says what is asked for. */
function addNoun(matches: Match[], place: number, noun: Candidate[]): void {
  const verb = matches.slice(Math.max(0, place - 1), place + 1)
  for (const { slot, candidates } of verb) if (slot.weight > 0) candidates.push(...noun)
  if (isNamed({ forms: noun.map(({ form }) => form) })) verb[0]!.slot.weight = 1
}

/** A query of filters only goes through all pages. */
function everyPage({ map }: SearchIndex, { filters }: Plan, isAllowed: (page: number) => boolean): Shortlist {
  const pages = filters.length > 0 ? [...map.sectionCounts.keys()].filter(isAllowed) : []
  return { pages, found: pages, full: new Set(pages) }
}
