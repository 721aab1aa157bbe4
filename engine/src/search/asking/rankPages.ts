import { impactOf, sectionOf, type TitlePlace } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { agreeTitle, type TitleWord } from './agreeTitle.ts'
import { bodyWeights, visitPlaces } from './fieldWeights.ts'
import { rarityOf } from './rarityOf.ts'
import type { Candidate, Match } from './slot.ts'

/** A page that was found. */
export interface RankedPage {
  page: number
  score: number
  /** How many words of the query its title holds. */
  titleWords: number
  /** Its sections that hold words of the query, the best first. */
  sections: RankedSection[]
}

export interface RankedSection {
  section: number
  score: number
  /** How many words of the query it holds, and how many its heading. */
  words: number
  headingWords: number
}

/** What a word counts in the second-best of the places where it stands. */
const again = 0.2
/** How much is lost with each word that is missing. */
const coveragePower = 1.6
/** What the best section of a page counts beside the page as a whole. */
const sectionWeight = 1.2
/** What words that stand together as they were typed count besides. */
const togetherWeight = 1.2

/** What is known of a page or section while words are added up. */
interface Tally {
  /** Best weight of each word of the query, already by rarity. */
  best: number[]
  extra: number
  words: TitleWord[]
}

interface PageTally extends Tally {
  sections: Map<number, Tally>
}

interface Ranking {
  index: SearchIndex
  matches: Match[]
  rarity: number[]
  /** By page; there is none for pages that are not asked about. */
  tallies: (PageTally | undefined)[]
}

/** What a query found beside pages. */
interface Evidence {
  matches: Match[]
  /** Pairs and runs of the query. */
  together: Candidate[]
}

/** Ranks pages by the words that they hold, where they hold them and how well those agree with what was typed. */
export function rankPages(
  index: SearchIndex,
  pages: number[],
  { matches, together }: Evidence,
): RankedPage[] {
  const tallies: Ranking['tallies'] = Array.from({ length: index.map.sectionCounts.length })
  for (const page of pages) tallies[page] = { ...emptyTally(), sections: new Map() }
  const rarity = matches.map((match) => rarityOf(match, index))
  const ranking = { index, matches, rarity, tallies }
  for (const slot of matches.keys())
    for (const candidate of matches[slot]!.candidates) addCandidate(ranking, slot, candidate)
  for (const candidate of together) addTogether(ranking, candidate)
  return pages
    .map((page) => finishPage(page, tallies[page]!, ranking))
    .sort((one, other) => other.score - one.score || one.page - other.page)
}

const emptyTally = (): Tally => ({ best: [], extra: 0, words: [] })

function addCandidate(
  { matches, rarity, index, tallies }: Ranking,
  slot: number,
  candidate: Candidate,
): void {
  const { clause } = matches[slot]!.slot
  const quality = candidate.quality * clause.boost
  const share = quality * rarity[slot]!
  const word = ({ position, length }: TitlePlace) => ({ slot, position, length, quality })
  const addToSection = (section: number, weight: number, place?: TitlePlace) => {
    const page = tallies[index.pageOf[section]!]
    if (!page) return
    add(page, { slot, weight: weight * share })
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

/** Pairs and runs only add to what was found. */
function addTogether({ index, tallies }: Ranking, { form, quality }: Candidate): void {
  const rarity = Math.log(1 + index.pageOf.length / (form.body.length + 0.5))
  for (const place of form.body) {
    const page = tallies[index.pageOf[sectionOf(place)]!]
    if (!page) continue
    const extra = quality * togetherWeight * rarity * bodyWeights[impactOf(place)]!
    page.extra += extra
    const section = page.sections.get(sectionOf(place))
    if (section) section.extra += extra
  }
}

function finishPage(page: number, tally: PageTally, ranking: Ranking): RankedPage {
  const sections = [...tally.sections].map(([section, own]) => ({
    section,
    score: scoreOf(own, ranking),
    words: own.best.filter((weight) => weight !== undefined).length,
    headingWords: countTitleSlots(own),
  }))
  sections.sort((one, other) => other.score - one.score || one.section - other.section)
  const score = scoreOf(tally, ranking) + sectionWeight * (sections[0]?.score ?? 0)
  return { page, score, titleWords: countTitleSlots(tally), sections }
}

const countTitleSlots = ({ words }: Tally) => new Set(words.map(({ slot }) => slot)).size

function scoreOf({ best, extra, words }: Tally, { matches, rarity }: Ranking): number {
  let [sum, covered, total] = [0, 0, 0]
  for (const [slot, rare] of rarity.entries()) {
    sum += best[slot] ?? 0
    total += rare
    if (best[slot] || matches[slot]!.isCommon) covered += rare
  }
  return (sum + extra) * (covered / total) ** coveragePower * agreeTitle(words, matches.length)
}
