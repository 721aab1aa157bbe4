import { foldWord } from '../../std/text.ts'
import { findWords } from '../analysis/findWords.ts'
import { type Match, neededWeight } from '../query/query.ts'
import type { MarkedText } from '../query/searchHit.ts'

/** The spellings to mark. Words in `exact` must match with marks, words in `folded` match with any marks. */
export interface WantedWords {
  exact: Set<string>
  folded: Set<string>
  /** The folded prefix of a word still being typed. */
  prefix?: string
}

/** Marks the words of a text that match a query. */
export function markWords(text: string, wanted: WantedWords, words = findWords(text)): MarkedText {
  const marks: MarkedText['marks'] = []
  for (const { exact, folded, parts, start, end } of words) {
    const isWhole =
      wanted.exact.has(exact) || wanted.folded.has(folded) || parts.some((part) => wanted.folded.has(part))
    if (isWhole) marks.push([start, end])
    else if (wanted.prefix && folded.startsWith(wanted.prefix))
      marks.push([start, start + wanted.prefix.length])
  }
  return { text, marks }
}

/** The spellings to mark for a query; words of grammar are not marked. */
export function wantedWords(matches: Match[]): WantedWords {
  const wanted: WantedWords = { exact: new Set(), folded: new Set() }
  for (const { slot, candidates } of matches.filter(({ slot }) => slot.weight >= neededWeight)) {
    const surest = candidates.reduce((most, { quality }) => Math.max(most, quality), 0)
    const isCompletion = (spelling: string) => foldWord(spelling).startsWith(slot.folded)
    for (const { form, quality } of candidates)
      if (quality >= surest / 2 && !(slot.isPrefix && isCompletion(form.spelling)))
        for (const word of form.spelling.split(' ')) wanted.exact.add(word)
    if (slot.isPrefix) wanted.prefix = slot.folded
    if (slot.clause.isWhole) wanted.exact.add(longestOf(slot.exact))
    wanted.exact.add(slot.exact)
    if (slot.exact === slot.folded) wanted.folded.add(slot.folded)
  }
  return wanted
}

/** The longest of several numbers that punctuation joins: all others are in too many places. */
const longestOf = (run: string) =>
  findWords(run).reduce((longest, { exact }) => (exact.length > longest.length ? exact : longest), '')
