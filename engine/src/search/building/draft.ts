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
  /** Counted over the forms of all terms. */
  number: number
  titles: TitlePlace[]
  headings: TitlePlace[]
  /** Sections in order, each with how often the form stands in it, in one number. */
  counts: number[]
}

/** Terms while the index is being built. */
export interface Drafts {
  /** By key, in the order in which they were met. */
  terms: Map<string, DraftTerm>
  forms: DraftForm[]
}

/** The draft of a key, made when it is met for the first time. */
export function draftOf({ terms }: Drafts, key: string): DraftTerm {
  const known = terms.get(key)
  if (known) return known
  const draft = { key, number: terms.size, forms: [] }
  terms.set(key, draft)
  return draft
}

/** A form of a term, made when it is met for the first time; no term has many. */
export function formOf(drafts: Drafts, key: string, spelling: string): DraftForm {
  const { forms } = draftOf(drafts, key)
  const known = forms.find((form) => form.spelling === spelling)
  if (known) return known
  const form = { spelling, number: drafts.forms.length, titles: none, headings: none, counts: none }
  drafts.forms.push(form)
  forms.push(form)
  return form
}

/** Few forms stand in titles: lists of their own for all would be much of the memory. */
const none: never[] = []

/** Notes where a form stands in a title or heading; the first place in each counts. */
export function placeIn(kind: 'titles' | 'headings', place: TitlePlace, form: DraftForm): void {
  const places = form[kind]
  if (places.length === 0) form[kind] = [place]
  else if (places.at(-1)!.at !== place.at) places.push(place)
}
