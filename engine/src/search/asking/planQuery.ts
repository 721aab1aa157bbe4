import { findRuns } from '../analysis/findRuns.ts'
import { findWords } from '../analysis/findWords.ts'
import { foldWord } from '../analysis/foldWord.ts'
import type { Clause, Query } from './query.ts'
import type { Slot } from './slot.ts'

/** A query in the words of the index. */
export interface Plan {
  /** The words that are looked for, in order. */
  slots: Slot[]
  /** The words that must not be there. */
  excluded: Slot[]
  /** What is asked of pages themselves: their path, language, tags. */
  filters: Clause[]
  /** Texts that must stand in a section just so. */
  phrases: string[]
  /** What was typed in one go with signs in it. */
  runs: string[]
}

const mostWords = 12

/** Sorts what was typed by the work it asks for; of many words the first ones count. */
export function planQuery({ clauses }: Query, edits: number): Plan {
  const filters = clauses.filter(isFilter)
  const words = clauses.filter((clause) => !isFilter(clause))
  const prohibited = words.filter(({ presence }) => presence === 'prohibited')
  // `-webkit-line-clamp` alone is no wish to leave something out.
  const isOnlyText = prohibited.length === clauses.length
  const wanted = isOnlyText ? words : words.filter((clause) => !prohibited.includes(clause))
  const slots = wanted.flatMap((clause) => toSlots(clause, edits))
  return {
    slots: slots.slice(0, mostWords),
    excluded: isOnlyText ? [] : prohibited.flatMap((clause) => toSlots(clause, 0)),
    filters,
    phrases: wanted.filter(({ isPhrase }) => isPhrase).map(({ text }) => text),
    runs: words.flatMap(runsOf),
  }
}

const isFilter = ({ field }: Clause) => field === 'in' || field === 'lang' || field === 'tag'

/** The sign in front may be part of it. */
function runsOf({ text, presence }: Clause): string[] {
  return findRuns(presence === 'prohibited' ? `-${text}` : text).map(foldWord)
}

/** Only the last word of a clause can be the beginning of a longer one. */
function toSlots(clause: Clause, edits: number): Slot[] {
  const words = findWords(clause.text)
  return words.map(({ exact, folded, parts }, index) => ({
    exact,
    folded,
    parts,
    clause,
    edits: clause.edits ?? (clause.isPhrase ? 0 : edits),
    isPrefix: clause.isPrefix && index === words.length - 1,
  }))
}
