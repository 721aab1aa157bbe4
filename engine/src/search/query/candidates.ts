import { foldWord } from '../../std/text.ts'
import type { Term } from '../format/term.ts'
import { type Candidate, type Match, neededWeight, type Slot } from './query.ts'

/** What other spellings are worth if a title has the typed one: `cấp` to readers who type `CAP`. */
const besideTitle = 0.3

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
  const own = forms.find(({ spelling, partOf }) => spelling === exact && !partOf)
  const others = own && own.titles.length > 0 ? besideTitle : 1
  return forms.map((form) => ({
    form,
    quality:
      quality * agreement(exact, form.spelling, own !== undefined) * (form.spelling === exact ? 1 : others),
    isCommon,
  }))
}

/** Whether a title or heading holds the word as it is typed. */
export const isNamed = (term: Pick<Term, 'forms'> | undefined) =>
  term?.forms.some(({ titles, headings }) => titles.length + headings.length > 0) ?? false

/** Marks candidates as other words than the typed one, so that readers can learn what was searched for. */
export function inPlaceOf(candidates: Candidate[], other?: string): Candidate[] {
  return candidates.map((one) => ({ ...one, instead: other ?? one.form.spelling }))
}

/** How well a spelling in a text agrees with the typed word, if the two are equal without marks: 1 is best. */
export function agreement(typed: string, spelling: string, isTypedWordKnown: boolean): number {
  if (typed === spelling) return 1
  if (foldWord(typed) === typed) return 0.95
  if (isOnTheWay(typed, spelling)) return isTypedWordKnown ? 0.35 : 0.7
  return isTypedWordKnown ? 0.15 : 0.4
}

/** Whether a spelling has all typed marks and more: `ê` while typing `ệ`. */
function isOnTheWay(typed: string, spelling: string): boolean {
  const [given, full] = [typed, spelling].map((word) => [...word].map((letter) => letter.normalize('NFD')))
  return given!.every((letter, index) => {
    const other = full![index] ?? ''
    return [...letter].every((mark) => other.includes(mark) || (mark === 'd' && other === 'đ'))
  })
}

/** Leaves out spellings that are part of a name if the query holds too few words of that. */
export function withWholeNames(matches: Match[]): Match[] {
  const counts = new Map<string, number>()
  for (const { candidates } of matches)
    for (const id of new Set(candidates.flatMap(({ form }) => form.partOf?.id ?? [])))
      counts.set(id, (counts.get(id) ?? 0) + 1)
  if (counts.size === 0) return matches
  const isMeant = ({ form: { partOf } }: Candidate) => !partOf || counts.get(partOf.id)! >= partOf.needed
  return matches.map((match) => {
    const { slot, candidates, isDecoded } = match
    return candidates.every(isMeant) ? match : { ...toMatch(slot, candidates.filter(isMeant)), isDecoded }
  })
}

/** The quality of the best candidate. */
export const surestOf = ({ candidates }: Pick<Match, 'candidates'>) =>
  candidates.reduce((most, { quality }) => Math.max(most, quality), 0)

/** Below this quality, no candidate counts as similar. */
const doubtful = 0.5

/** Combines the candidates for a word of the query. */
export function toMatch(slot: Slot, found: Candidate[]): Match {
  const candidates = bestOfEach(found)
  const surest = Math.max(...candidates.map(({ quality }) => quality))
  const isCommon = candidates.some((candidate) => candidate.isCommon && candidate.quality === surest)
  const isNeeded = slot.weight >= neededWeight
  const isDoubtful = isNeeded && surest < doubtful && !(slot.isPrefix && candidates.length > 0)
  return { slot, candidates, isCommon, isDoubtful, isDecoded: false }
}

/** Keeps the best candidate of each spelling. */
function bestOfEach(candidates: Candidate[]): Candidate[] {
  const best = new Map<unknown, Candidate>()
  for (const candidate of candidates) {
    const known = best.get(candidate.form)
    if (!known || known.quality < candidate.quality) best.set(candidate.form, candidate)
  }
  return [...best.values()]
}
