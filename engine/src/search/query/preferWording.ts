import { foldWord } from '../../std/text.ts'
import { findWords, type Word } from '../analysis/findWords.ts'
import type { ReadSection, SearchIndex, Section } from '../searchIndex.ts'
import { hasAllInTitle } from './agreeTitle.ts'
import {
  type Candidate,
  countAsked,
  type Match,
  neededWeight,
  type RankedPage,
  type RankedSection,
} from './query.ts'

/** How many of the best pages are checked. Most of their texts are read anyway, for the results. */
export const lookedInto = 16

const mostSections = 3

/** How many times its own score wording adds to a page at most; less for short queries, which chance satisfies. */
const mostGrowth = 3

interface Wording {
  index: SearchIndex
  read: (section: RankedSection) => Promise<Section | undefined>
  longestRun: LongestRun
  growth: number
}

/**
 * Whether the texts must be read to rank pages by wording. Not if a title or heading holds all words, nor if the only
 * pair of words is in the index of pairs, which lacks rare ones.
 */
export function needsWording(first: RankedPage | undefined, matches: Match[], pairs: Candidate[][]): boolean {
  const isTold = pairs.length === 0 || (pairs.length === 1 && pairs[0]!.length > 0)
  return !isTold && first !== undefined && !hasAllInTitle(first, countAsked(matches))
}

/** What the texts for the wording are read with. */
export interface WordingTexts {
  read: ReadSection
  /** From how many files for each pair of words. */
  files: number
}

/**
 * Reorders the best pages: those that have words in the typed order come first. Only the sections with the most words of
 * the query are read, since each may be another file.
 */
export async function preferWording(
  pages: RankedPage[],
  matches: Match[],
  index: SearchIndex,
  { read, files }: WordingTexts,
): Promise<RankedPage[]> {
  const likely = pages.slice(0, lookedInto)
  const most = Math.max(...likely.flatMap(({ sections }) => sections.map(({ words }) => words)))
  const needed = matches.filter(({ slot }) => slot.weight >= neededWeight).length
  const fewest = Math.max(2, Math.min(most, needed))
  const growth = Math.min(mostGrowth, matches.length - 1)
  const mostFiles = files + 2 * (countAsked(matches) - 2)
  const wording: Wording = {
    index,
    longestRun: createLongestRun(matches),
    growth,
    // Sections with fewer words are not read: the query is not in them.
    read: async ({ section, words }) => (words < fewest ? undefined : read(section, mostFiles)),
  }
  // Begins with the best section of each page.
  for (let place = 0; place < mostSections; place++)
    for (const { sections } of likely) if (sections[place]) void wording.read(sections[place]!)
  const best = await Promise.all(likely.map((page) => weighWording(page, wording)))
  best.sort((one, other) => other.score - one.score)
  return [...best, ...pages.slice(lookedInto)]
}

/**
 * Raises the score of a page by the longest run of the query in it: twofold for a query of two words, fourfold for
 * one of four. The section with that run becomes the best of the page.
 */
async function weighWording(page: RankedPage, wording: Wording): Promise<RankedPage> {
  const { index, longestRun, growth } = wording
  const first = page.sections.slice(0, mostSections)
  const looked = await Promise.all(
    first.map(async (section) => ({ section, share: await runIn(section, wording) })),
  )
  looked.sort((one, other) => other.share - one.share)
  const sections = [...looked.map(({ section }) => section), ...page.sections.slice(mostSections)]
  const title = page.titleWords === 0 ? '' : (await index.page(page.page)).title
  const share = Math.max(longestRun(findWords(title)), looked[0]?.share ?? 0)
  return { ...page, score: page.score * (1 + growth * share ** 3), sections }
}

/** The longest run in a section: in its heading or its text. */
async function runIn(section: RankedSection, { read, longestRun }: Wording): Promise<number> {
  const text = await read(section)
  return text ? Math.max(longestRun(findWords(text.title)), longestRun(text.words())) : 0
}

/** Returns how much of a query a text holds as one run of words: 0 for a single word, 1 for all. */
type LongestRun = (words: Word[]) => number

/** Words match through their candidates, so a run may contain typos or lack marks. */
export function createLongestRun(matches: Match[]): LongestRun {
  const slotsOf = slotsOfWords(matches)
  return (words) => {
    let longest = 1
    // For each word of the query: the length of the run that ends with it at the current word of the text.
    let before = new Uint8Array(matches.length)
    let now = new Uint8Array(matches.length)
    for (const { folded } of words) {
      now.fill(0)
      for (const slot of slotsOf.get(folded) ?? []) {
        now[slot] = 1 + (before[slot - 1] ?? 0)
        longest = Math.max(longest, now[slot]!)
      }
      ;[before, now] = [now, before]
    }
    return (longest - 1) / (matches.length - 1)
  }
}

/** Maps folded words to the words of the query that they match. */
function slotsOfWords(matches: Match[]): Map<string, number[]> {
  const slots = new Map<string, number[]>()
  for (const [number, { slot, candidates }] of matches.entries())
    for (const word of new Set([slot.folded, ...candidates.map(({ form }) => foldWord(form.spelling))]))
      slots.set(word, [...(slots.get(word) ?? []), number])
  return slots
}
