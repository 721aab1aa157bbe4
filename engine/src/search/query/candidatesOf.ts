import type { Term } from '../format/term.ts'
import { agreement } from './agreement.ts'
import type { Candidate, Slot } from './slot.ts'

/**
 * The spellings of a term as candidates. A spelling that agrees fully with the word of the query has the full
 * `quality`.
 */
export function candidatesOf(
  term: Term | undefined,
  { exact }: Pick<Slot, 'exact'>,
  quality = 1,
): Candidate[] {
  const { forms, isCommon } = term ?? { forms: [], isCommon: false }
  const isKnown = forms.some(({ spelling }) => spelling === exact)
  return forms.map((form) => ({
    form,
    quality: quality * agreement(exact, form.spelling, isKnown),
    isCommon,
  }))
}
