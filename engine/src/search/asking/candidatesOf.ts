import type { Term } from '../format/term.ts'
import { agreement } from './agreement.ts'
import type { Candidate, Slot } from './slot.ts'

/** The spellings of a term; those that agree best with a word of the query come with the full quality. */
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
