import type { TitlePlace } from '../format/term.ts'

/** What is known of a key while the index is being built. */
export interface DraftTerm {
  key: string
  /** Counted from 0, as keys are met. */
  number: number
  forms: DraftForm[]
}

/** One spelling of a term. */
export interface DraftForm {
  spelling: string
  titles: TitlePlace[]
  headings: TitlePlace[]
  /** Sections in order, each with how often the form stands in it, in one number (`countedSection`, `countOf`). */
  counts: number[]
}

/** Terms while the index is being built: by key, in the order in which they were met. */
export type Drafts = Map<string, DraftTerm>

/** The draft of a key, made when it is met for the first time. */
export function draftOf(drafts: Drafts, key: string): DraftTerm {
  const known = drafts.get(key)
  if (known) return known
  const draft = { key, number: drafts.size, forms: [] }
  drafts.set(key, draft)
  return draft
}

/** A form of a term, made when it is met for the first time; no term has many. */
export function formOf({ forms }: DraftTerm, spelling: string): DraftForm {
  const known = forms.find((form) => form.spelling === spelling)
  if (known) return known
  const form = emptyForm(spelling)
  forms.push(form)
  return form
}

export const emptyForm = (spelling: string): DraftForm => ({
  spelling,
  titles: none,
  headings: none,
  counts: none,
})

/** Few forms stand in titles, and many in one text only: lists with room for more would be much of the memory. */
const none: never[] = []

/** Notes where a form stands in a title or heading; the first place in each counts. */
export function placeIn(kind: 'titles' | 'headings', place: TitlePlace, form: DraftForm): void {
  const places = form[kind]
  if (places.length === 0) form[kind] = [place]
  else if (places.at(-1)!.at !== place.at) places.push(place)
}

/** More of the same in one section is not counted: six bits. */
const most = 63

/** The section in a count, and how often the word stands there. */
export const countedSection = (counted: number) => counted >>> 6
export const countOf = (counted: number) => counted & most

/** Counts one more place in a section; sections come in order. */
export function countIn(section: number, form: DraftForm): void {
  const { counts } = form
  const last = counts.length - 1
  const once = section * (most + 1) + 1
  if (last < 0) form.counts = [once]
  else if (countedSection(counts[last]!) !== section) counts.push(once)
  else if (countOf(counts[last]!) < most) counts[last]!++
}
