import type { TitlePlace } from '../format/term.ts'

/** One spelling of a term while the index is being built. */
export interface Draft {
  titles: TitlePlace[]
  headings: TitlePlace[]
  /** Sections in order, and how often the term stands in each. */
  sections: number[]
  counts: number[]
}

/** Every term by key, and within it by spelling. */
export type Drafts = Map<string, Map<string, Draft>>

/** The draft of a spelling, made when it is met for the first time. */
export function draftOf(drafts: Drafts, key: string, spelling: string): Draft {
  const forms = drafts.get(key) ?? new Map<string, Draft>()
  const draft = forms.get(spelling) ?? { titles: [], headings: [], sections: [], counts: [] }
  drafts.set(key, forms.set(spelling, draft))
  return draft
}

/** Counts a term once more in a section; sections come in order. */
export function countIn(section: number, { sections, counts }: Draft): void {
  if (sections.at(-1) === section) counts[counts.length - 1]!++
  else {
    sections.push(section)
    counts.push(1)
  }
}
