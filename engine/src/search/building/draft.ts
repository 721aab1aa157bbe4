import type { TitlePlace } from '../format/term.ts'

/** A term while the index is being built. */
export interface DraftTerm {
  key: string
  /** Numbered from 0 in order of appearance. */
  number: number
  forms: DraftForm[]
}

/** One spelling of a term. */
export interface DraftForm {
  spelling: string
  titles: TitlePlace[]
  headings: TitlePlace[]
  /** Sections in order, each packed into one number with the count of the form in it (`countedSection`, `countOf`). */
  counts: number[]
}

/** Terms while the index is being built, by key, in order of appearance. */
export type Drafts = Map<string, DraftTerm>

/** Finds or creates the draft of a key. */
export function draftOf(drafts: Drafts, key: string): DraftTerm {
  const known = drafts.get(key)
  if (known) return known
  const draft = { key, number: drafts.size, forms: [] }
  drafts.set(key, draft)
  return draft
}

/** Finds or creates a form of a term. Terms have few forms, so a list is enough. */
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

/** Shared empty list, which saves much memory: few forms occur in titles, and many in one text only. */
const none: never[] = []

/** Adds a place in a title or heading; only the first place in each counts. */
export function placeIn(kind: 'titles' | 'headings', place: TitlePlace, form: DraftForm): void {
  const places = form[kind]
  if (places.length === 0) form[kind] = [place]
  else if (places.at(-1)!.at !== place.at) places.push(place)
}

/** Highest count in one section: the count has six bits. */
const most = 63

/** Unpacks the section, and the count, of a packed number. */
export const countedSection = (counted: number) => counted >>> 6
export const countOf = (counted: number) => counted & most

/** Takes the counts out of a form: on a large site, they and what is made of them do not fit into memory together. */
export function takeCounts(form: DraftForm): number[] {
  const { counts } = form
  form.counts = none
  return counts
}

/** Counts one more occurrence in a section; sections come in order. */
export function countIn(section: number, form: DraftForm): void {
  const { counts } = form
  const last = counts.length - 1
  const once = section * (most + 1) + 1
  if (last < 0) form.counts = [once]
  else if (countedSection(counts[last]!) !== section) counts.push(once)
  else if (countOf(counts[last]!) < most) counts[last]!++
}
