import { countBits } from '../../std/collections.ts'
import { impactOf, sectionOf, type TitlePlace } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { agreeTitle, type TitleWord } from './agreeTitle.ts'
import { surestOf } from './candidates.ts'
import type { Candidate, Match, RankedPage } from './query.ts'
import { bodyWeights, rarityOf, visitPlaces } from './rarity.ts'
import { coveragePower } from './shortlistPages.ts'

/** Share of a word's weight that counts for its second-best place. */
const again = 0.2
/** What repeats and neighbours add at most, relative to the words themselves: long pages repeat a lot. */
const mostExtra = 1.5
/**
 * A page counts less if it has more sections than this, and what it repeats still less: a list of all errors names and
 * repeats every word, by chance.
 */
const usualSections = 30
/** Exponent of that share. */
const chance = 0.4
/** Growth of a section's score for words that are neighbours as typed; a single pair adds nothing. */
const sideBySide = 3
/** Exponent of the share of the words that one section, with the title, holds: the rest is scattered over the page. */
const closeness = 0.5
/** A word says more about a page in its introduction, which begins with its description, than in other sections. */
const introduction = 1.6
/** Weight of the best section, relative to the page as a whole. */
const sectionWeight = 1.2

/** Running totals of a page or section. */
interface Tally {
  /** For each word of the query its best weight, multiplied by its rarity. */
  best: number[]
  /** What second-best places and neighbours add. */
  extra: number
  words: TitleWord[]
  /** Number of neighbouring words of the query that are neighbours here. */
  pairs: number
}

interface PageTally extends Tally {
  sections: Map<number, Tally>
}

interface Ranking {
  index: SearchIndex
  matches: Match[]
  rarity: number[]
  /** How much each word of a title counts. */
  weights: number[]
  /** By page number; undefined for pages not to be ranked. */
  tallies: (PageTally | undefined)[]
}

/** The matches of a query, besides pages. */
export interface Evidence {
  matches: Match[]
  /** Places of runs (words joined by punctuation). */
  runs: Candidate[]
  /** For each two neighbouring words of the query, the places where they are neighbours. */
  pairs: Candidate[][]
}

/** Ranks pages by the words they contain, where these occur, and how well they agree with the query. */
export function rankPages(
  index: SearchIndex,
  pages: number[],
  { matches, runs, pairs }: Evidence,
): RankedPage[] {
  const tallies: Ranking['tallies'] = Array.from({ length: index.map.sectionCounts.length })
  for (const page of pages) tallies[page] = { ...emptyTally(), sections: new Map() }
  const rarity = matches.map((match) => rarityOf(match, index))
  const weights = matches.map(({ slot }) => Math.sqrt(slot.weight))
  const ranking = { index, matches, rarity, weights, tallies }
  for (const slot of matches.keys())
    for (const candidate of matches[slot]!.candidates) addCandidate(ranking, slot, candidate)
  for (const run of runs) addRun(ranking, run)
  for (const [slot, places] of pairs.entries()) for (const pair of places) addPair(ranking, slot, pair)
  return pages
    .map((page) => finishPage(page, tallies[page]!, ranking))
    .sort((one, other) => other.score - one.score || one.page - other.page)
}

const emptyTally = (): Tally => ({ best: [], extra: 0, words: [], pairs: 0 })

function addCandidate(
  { matches, rarity, index, tallies }: Ranking,
  slot: number,
  candidate: Candidate,
): void {
  const { clause } = matches[slot]!.slot
  const quality = candidate.quality * clause.boost
  const share = quality * rarity[slot]!
  const sure = candidate.quality / surestOf(matches[slot]!)
  const word = ({ position, length }: TitlePlace) => ({ slot, position, length, quality: sure })
  const addToSection = (section: number, weight: number, place?: TitlePlace) => {
    const number = index.pageOf[section]!
    const page = tallies[number]
    if (!page) return
    const isFirst = section === index.firstSections[number] && index.map.sectionCounts[number]! > 1 && !place
    add(page, { slot, weight: (isFirst ? introduction : 1) * weight * share })
    add(sectionTally(page, section), { slot, weight: weight * share, word: place && word(place) })
  }
  visitPlaces(candidate.form, clause, {
    title(page, weight, place) {
      const tally = tallies[page]
      if (tally) add(tally, { slot, weight: weight * share, word: word(place) })
    },
    heading: addToSection,
    body: addToSection,
  })
}

function sectionTally({ sections }: PageTally, section: number): Tally {
  const tally = sections.get(section) ?? emptyTally()
  sections.set(section, tally)
  return tally
}

interface Addition {
  slot: number
  weight: number
  word?: TitleWord
}

function add(tally: Tally, { slot, weight, word }: Addition): void {
  const best = tally.best[slot] ?? 0
  tally.best[slot] = Math.max(best, weight)
  tally.extra += again * Math.min(best, weight)
  if (word) tally.words.push(word)
}

/** Adds a run to the sections already found; it adds no new ones. */
function addRun(ranking: Ranking, candidate: Candidate): void {
  addTogether(ranking, candidate, (page, section) => page.sections.get(section))
}

/**
 * Adds a pair. A large index lists only the best section of a page for each word, so the pair's section may be new and
 * gets both words.
 */
function addPair(ranking: Ranking, slot: number, candidate: Candidate): void {
  addTogether(ranking, candidate, (page, at) => {
    const section = sectionTally(page, at)
    section.pairs++
    for (const word of [slot, slot + 1]) section.best[word] ??= bodyWeights[0]! * ranking.rarity[word]!
    return section
  })
}

function addTogether(
  { index, tallies }: Ranking,
  { form, quality }: Candidate,
  tallyOf: (page: PageTally, section: number) => Tally | undefined,
): void {
  const rarity = Math.log(1 + index.pageOf.length / (form.body.length + 0.5))
  for (const place of form.body) {
    const page = tallies[index.pageOf[sectionOf(place)]!]
    if (!page) continue
    const extra = quality * rarity * bodyWeights[impactOf(place)]!
    page.extra += extra
    const section = tallyOf(page, sectionOf(place))
    if (section) section.extra += extra
  }
}

function finishPage(page: number, tally: PageTally, ranking: Ranking): RankedPage {
  const sections = [...tally.sections].map(([section, own]) => ({
    section,
    score: scoreOf(own, ranking),
    words: own.best.filter((weight) => weight !== undefined).length,
    headingWords: countBits(titleSlots(own)),
    headingSlots: titleSlots(own),
  }))
  sections.sort((one, other) => other.score - one.score || one.section - other.section)
  const sectionCount = ranking.index.map.sectionCounts[page]!
  const share = Math.min(1, usualSections / sectionCount)
  const whole = scoreOf(tally, ranking, share) * closestShare(tally, ranking) ** closeness
  const score = (whole + sectionWeight * (sections[0]?.score ?? 0)) * share ** chance
  return { page, score, titleWords: countBits(titleSlots(tally)), titleSlots: titleSlots(tally), sections }
}

const titleSlots = ({ words }: Tally) => words.reduce((bits, { slot }) => bits | (1 << slot), 0)

function scoreOf(tally: Tally, ranking: Ranking, share = 1): number {
  const { best, extra, words, pairs } = tally
  const { length } = ranking.matches
  const sum = best.reduce((total, weight) => total + weight, 0)
  const inOrder = 1 + sideBySide * (Math.max(0, pairs - 1) / length) ** 2
  const covered = coveredShare(ranking, (slot) => best[slot] !== undefined)
  const more = share * Math.min(extra, mostExtra * sum)
  return (sum + more) * inOrder * covered ** coveragePower * agreeTitle(words, ranking.weights)
}

/** The largest share of the words that a section holds together with the title. */
function closestShare(page: PageTally, ranking: Ranking): number {
  const named = titleSlots(page)
  const shares = [...page.sections.values()].map(({ best }) =>
    coveredShare(ranking, (slot) => best[slot] !== undefined || (named & (1 << slot)) !== 0),
  )
  return Math.max(
    ...shares,
    coveredShare(ranking, (slot) => (named & (1 << slot)) !== 0),
  )
}

/** The share of the words, by rarity, that are held, or so common that their places are not indexed. */
function coveredShare({ matches, rarity }: Ranking, holds: (slot: number) => boolean): number {
  let [covered, total] = [0, 0]
  for (const [slot, rare] of rarity.entries()) {
    total += rare
    if (holds(slot) || matches[slot]!.isCommon) covered += rare
  }
  return covered / total
}
