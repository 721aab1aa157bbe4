import type { TitlePlace } from '../format/term.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { agreeTitle, type TitleWord } from './agreeTitle.ts'
import type { Candidate, Match } from './slot.ts'

/** A page that was found. */
export interface RankedPage {
  page: number
  score: number
  /** Which words of the query it holds. */
  slots: boolean[]
  /** How many of them its title holds. */
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

/** What a word counts in a title, in a heading, and in a text by how much the text is about it. */
const titleWeight = 3.2
const headingWeight = 1.7
const bodyWeights = [0.45, 0.8, 1.15, 1.5] as const
/** What a word counts in the second-best of those places. */
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

interface Ranking {
  index: SearchIndex
  matches: Match[]
  rarity: number[]
  pages: Map<number, Tally>
  sections: Map<number, Tally>
}

/** Ranks pages by the words that they hold, where they hold them and how well those agree with what was typed. */
export function rankPages(index: SearchIndex, matches: Match[], together: Candidate[]): RankedPage[] {
  const rarity = matches.map((match) => rarityOf(match, index))
  const ranking: Ranking = { index, matches, rarity, pages: new Map(), sections: new Map() }
  for (const [
    slot,
    {
      candidates,
      slot: { clause },
    },
  ] of matches.entries())
    for (const candidate of candidates)
      addCandidate(ranking, slot, { ...candidate, quality: candidate.quality * clause.boost })
  for (const candidate of together) addTogether(ranking, candidate)
  return [...ranking.pages]
    .map(([page, tally]) => finishPage(page, tally, ranking))
    .sort((one, other) => other.score - one.score || one.page - other.page)
}

/** Inverse document frequency of the spellings that agree best. */
function rarityOf({ candidates, isCommon }: Match, { pageOf }: SearchIndex): number {
  if (isCommon) return 0.3
  const surest = candidates.reduce((most, { quality }) => Math.max(most, quality), 0) * 0.8
  const count = candidates
    .filter(({ quality }) => quality >= surest)
    .reduce(
      (total, { form }) => total + Math.max(form.body.length, form.titles.length + form.headings.length),
      0,
    )
  return Math.log(1 + (pageOf.length - Math.min(count, pageOf.length) + 0.5) / (count + 0.5)) + 0.3
}

function addCandidate(ranking: Ranking, slot: number, { form, quality }: Candidate): void {
  const { matches, rarity, index } = ranking
  const { field } = matches[slot]!.slot.clause
  const weight = quality * rarity[slot]!
  const word = ({ position, length }: TitlePlace) => ({ slot, position, length, quality })
  if (field !== 'heading')
    for (const place of form.titles)
      addTo(ranking.pages, place.at, { slot, weight: weight * titleWeight, word: word(place) })
  if (field !== 'title')
    for (const place of form.headings) {
      addTo(ranking.sections, place.at, { slot, weight: weight * headingWeight, word: word(place) })
      addTo(ranking.pages, index.pageOf[place.at]!, { slot, weight: weight * headingWeight })
    }
  if (field === undefined)
    for (const { at, impact } of form.body) {
      addTo(ranking.sections, at, { slot, weight: weight * bodyWeights[impact]! })
      addTo(ranking.pages, index.pageOf[at]!, { slot, weight: weight * bodyWeights[impact]! })
    }
}

interface Addition {
  slot: number
  weight: number
  word?: TitleWord
}

function addTo(tallies: Map<number, Tally>, at: number, { slot, weight, word }: Addition): void {
  const tally = tallies.get(at) ?? { best: [], extra: 0, words: [] }
  tallies.set(at, tally)
  const best = tally.best[slot] ?? 0
  tally.best[slot] = Math.max(best, weight)
  tally.extra += again * Math.min(best, weight)
  if (word) tally.words.push(word)
}

/** Pairs and runs only add to what was found. */
function addTogether({ index, pages, sections }: Ranking, { form, quality }: Candidate): void {
  const rarity = Math.log(1 + index.pageOf.length / (form.body.length + 0.5))
  for (const { at, impact } of form.body) {
    const extra = quality * togetherWeight * rarity * bodyWeights[impact]!
    const [section, page] = [sections.get(at), pages.get(index.pageOf[at]!)]
    if (section) section.extra += extra
    if (page) page.extra += extra
  }
}

function finishPage(page: number, tally: Tally, ranking: Ranking): RankedPage {
  const { index, sections } = ranking
  const first = index.firstSections[page]!
  const found: RankedSection[] = []
  for (let section = first; section < first + index.map.sectionCounts[page]!; section++) {
    const own = sections.get(section)
    if (own)
      found.push({
        section,
        score: scoreOf(own, ranking),
        words: countSlots(own),
        headingWords: countTitleSlots(own),
      })
  }
  found.sort((one, other) => other.score - one.score || one.section - other.section)
  const score = scoreOf(tally, ranking) + sectionWeight * (found[0]?.score ?? 0)
  const slots = ranking.matches.map(({ isCommon }, slot) => isCommon || tally.best[slot] !== undefined)
  return { page, score, slots, titleWords: countTitleSlots(tally), sections: found }
}

const countSlots = ({ best }: Tally) => best.filter((weight) => weight !== undefined).length
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
