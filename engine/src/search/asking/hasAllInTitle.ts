import type { RankedPage } from './rankPages.ts'

/** Whether a title or a heading holds all words of a query: that says enough by itself. */
export function hasAllInTitle({ titleWords, sections }: RankedPage, slotCount: number): boolean {
  return titleWords === slotCount || sections[0]?.headingWords === slotCount
}
