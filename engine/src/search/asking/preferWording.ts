import { findWords } from '../analysis/findWords.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { hasAllInTitle } from './hasAllInTitle.ts'
import { createLongestRun, type LongestRun } from './longestRun.ts'
import type { RankedPage, RankedSection } from './rankPages.ts'
import type { FoundPage } from './selectPages.ts'
import type { Candidate, Match } from './slot.ts'

/** How many of the best pages are looked into: most of their texts are read anyway, to show some of them. */
export const lookedInto = 16
const mostSections = 5

/**
 * A title or heading with all words says enough by itself, and so does the one pair of two words; then no text is needed.
 * Two words that stand side by side but rarely are no pair of the index.
 */
export function needsWording(first: RankedPage | undefined, pairs: Candidate[][]): boolean {
  const isTold = pairs.length === 0 || (pairs.length === 1 && pairs[0]!.length > 0)
  return !isTold && first !== undefined && !hasAllInTitle(first, pairs.length + 1)
}

/** Puts first, of the best pages, those that have words side by side as they were typed. */
export async function preferWording(
  pages: FoundPage[],
  matches: Match[],
  index: SearchIndex,
): Promise<FoundPage[]> {
  const longestRun = createLongestRun(matches)
  const looked = pages.slice(0, lookedInto).map((page) => weighWording(page, longestRun, index))
  const best = await Promise.all(looked)
  best.sort((one, other) => other.ranked.score - one.ranked.score)
  return [...best, ...pages.slice(lookedInto)]
}

/** For the whole query the score grows fourfold; the section that has most of it becomes the best of the page. */
async function weighWording(page: FoundPage, longestRun: LongestRun, index: SearchIndex): Promise<FoundPage> {
  const { ranked, entry } = page
  const look = async (section: RankedSection) => {
    if (section.words < 2) return { section, share: 0 }
    const number = section.section - index.firstSections[ranked.page]!
    const heading = findWords(entry.sections[number]?.title ?? '')
    const text = await index.text(entry, number).catch(() => undefined)
    return { section, share: Math.max(longestRun(heading), longestRun(text?.words() ?? [])) }
  }
  const looked = await Promise.all(ranked.sections.slice(0, mostSections).map(look))
  looked.sort((one, other) => other.share - one.share)
  const sections = [...looked.map(({ section }) => section), ...ranked.sections.slice(mostSections)]
  const share = Math.max(longestRun(findWords(entry.title)), looked[0]?.share ?? 0)
  return { ...page, ranked: { ...ranked, score: ranked.score * (1 + 3 * share ** 3), sections } }
}
