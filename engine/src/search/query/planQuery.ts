import { foldWord } from '../../std/text.ts'
import { isQuestion, weighLoans, weighWords } from '../analysis/commonWords.ts'
import { findRuns, findWords } from '../analysis/findWords.ts'
import { type Clause, neededWeight, type Query, type Slot } from './query.ts'

/** A query translated for the index. */
export interface Plan {
  /** The words to look for, in order. */
  slots: Slot[]
  /** Words that must not occur. */
  excluded: Slot[]
  /** Clauses about pages themselves: their path, language, tags. */
  filters: Clause[]
  /** Words that must be neighbours in one title, heading or text, whatever their marks and punctuation. */
  phrases: string[]
  /** Typed words joined by punctuation, such as `kube-system`. */
  runs: string[]
  isQuestion: boolean
}

const mostWords = 12

/** Sorts the clauses of a query by kind. Only the first words of a long query count. */
export function planQuery({ clauses }: Query, edits: number): Plan {
  const filters = clauses.filter(isFilter)
  const words = clauses.filter((clause) => !isFilter(clause))
  const prohibited = words.filter(({ presence }) => presence === 'prohibited')
  // A query of exclusions only, such as `-webkit-line-clamp`, is meant as text.
  const isOnlyText = prohibited.length === clauses.length
  const wanted = isOnlyText ? words : words.filter((clause) => !prohibited.includes(clause))
  const slots = wanted.flatMap((clause) => toSlots(clause, edits))
  return {
    slots: weighCommonWords(slots.slice(0, mostWords)),
    excluded: isOnlyText ? [] : prohibited.flatMap((clause) => toSlots(clause, 0)),
    filters,
    phrases: wanted.filter(isOfWords).map(({ text }) => text),
    runs: words.flatMap(runsOf),
    isQuestion: isQuestion(slots.map(({ exact }) => exact)),
  }
}

const isFilter = ({ field }: Clause) => field === 'in' || field === 'lang' || field === 'tag'

/** Whether a clause is a phrase of several words; a single one needs no neighbours. */
const isOfWords = ({ isPhrase, text }: Clause) => isPhrase && findWords(text).length > 1

/** The runs in a clause. A `-` in front may be part of a run. */
function runsOf({ text, presence }: Clause): string[] {
  return findRuns(presence === 'prohibited' ? `-${text}` : text).map(foldWord)
}

/** The words of a clause. Only the last can be a prefix of a longer word. */
function toSlots(clause: Clause, edits: number): Slot[] {
  const { text } = clause
  const words = clause.isWhole ? [{ exact: text, folded: text, parts: [] }] : findWords(text)
  return words.map(({ exact, folded, parts }, index) => ({
    exact,
    folded,
    parts,
    clause,
    edits: clause.edits ?? (clause.isPhrase ? 0 : edits),
    isPrefix: clause.isPrefix && index === words.length - 1,
    weight: 1,
  }))
}

/**
 * Lowers the weight of common words, unless they are all there is or were typed with quotes or an operator. In a
 * question those that say least are left out.
 */
function weighCommonWords(slots: Slot[]): Slot[] {
  const words = slots.map(({ exact }) => exact)
  const said = weighWords(words)
  const loans = weighLoans(words)
  const weights = slots.map(({ clause: { isPhrase, presence, field, boost } }, place) =>
    isPhrase || presence !== 'wanted' || field || boost !== 1 ? 1 : said[place]!,
  )
  const most = Math.max(...weights)
  const isAsked = isQuestion(words)
  return slots.map((slot, place) => {
    const weight = weights[place]! / most
    return { ...slot, weight: isAsked && weight < neededWeight ? 0 : weight * loans[place]! }
  })
}
