import type { RankedPage } from './rankPages.ts'

/** Whether the title or a heading holds all words of a query, which is evidence enough. */
export function hasAllInTitle({ titleWords, sections }: RankedPage, slotCount: number): boolean {
  return titleWords === slotCount || sections[0]?.headingWords === slotCount
}
