import type { TitlePlace } from '../format/term.ts'

/** One spelling of a term while the index is being built. */
export interface Draft {
  titles: TitlePlace[]
  headings: TitlePlace[]
  /** Sections in order, each with how often the term stands in it, in one number. */
  counts: number[]
}

/** Every term by spelling; its key is the folded spelling. */
export type Drafts = Map<string, Draft>

/** More of the same in one section is not counted. */
const most = 63

/** The draft of a spelling, made when it is met for the first time. */
export function draftOf(drafts: Drafts, spelling: string): Draft {
  const known = drafts.get(spelling)
  if (known) return known
  const draft = { titles: [], headings: [], counts: [] }
  drafts.set(spelling, draft)
  return draft
}

/** Counts a term once more in a section; sections come in order. */
export function countIn(section: number, { counts }: Draft): void {
  const last = counts.length - 1
  if (last < 0 || countedSection(counts[last]!) !== section) counts.push(section * (most + 1) + 1)
  else if (countOf(counts[last]!) < most) counts[last]!++
}

export const countedSection = (counted: number) => Math.floor(counted / (most + 1))
export const countOf = (counted: number) => counted % (most + 1)
