import { foldWord } from '../../std/text.ts'
import { findWords, type Word } from '../analysis/findWords.ts'
import { type Match, neededWeight } from '../query/query.ts'
import type { MarkedText } from '../query/searchHit.ts'

/** The spellings to mark. Words in `exact` must match with marks, words in `folded` match with any marks. */
export interface WantedWords {
  exact: Set<string>
  folded: Set<string>
  /** Addresses and versions, and of how many words each is: of `127.0.0.1` no number is marked by itself. */
  runs: { text: string; length: number }[]
  /** The folded prefix of a word still being typed. */
  prefix?: string
}

/** Marks the words of a text that match a query. */
export function markWords(text: string, wanted: WantedWords, words = findWords(text)): MarkedText {
  const marks: MarkedText['marks'] = []
  for (let at = 0; at < words.length; at++) {
    const { exact, folded, parts, start, end } = words[at]!
    const run = wanted.runs.find((each) => isRunAt(each, text, words, at))
    const isWhole =
      wanted.exact.has(exact) || wanted.folded.has(folded) || parts.some((part) => wanted.folded.has(part))
    if (run) {
      at += run.length - 1
      marks.push([start, words[at]!.end])
    } else if (isWhole) marks.push([start, end])
    else if (wanted.prefix && folded.startsWith(wanted.prefix))
      marks.push([start, start + wanted.prefix.length])
  }
  return { text, marks }
}

function isRunAt(run: WantedWords['runs'][number], text: string, words: Word[], at: number): boolean {
  const last = words[at + run.length - 1]
  return last !== undefined && text.slice(words[at]!.start, last.end).toLowerCase() === run.text
}

/** The spellings to mark for a query; words of grammar are not marked. */
export function wantedWords(matches: Match[]): WantedWords {
  const wanted: WantedWords = { exact: new Set(), folded: new Set(), runs: [] }
  for (const { slot, candidates } of matches.filter(({ slot }) => slot.weight >= neededWeight)) {
    const surest = candidates.reduce((most, { quality }) => Math.max(most, quality), 0)
    const isCompletion = (spelling: string) => foldWord(spelling).startsWith(slot.folded)
    for (const { form, quality } of candidates)
      if (quality >= surest / 2 && !(slot.isPrefix && isCompletion(form.spelling)))
        for (const word of form.spelling.split(' ')) wanted.exact.add(word)
    if (slot.isPrefix) wanted.prefix = slot.folded
    const length = slot.clause.isWhole ? findWords(slot.exact).length : 0
    if (length > 0) wanted.runs.push({ text: slot.exact, length })
    wanted.exact.add(slot.exact)
    if (slot.exact === slot.folded) wanted.folded.add(slot.folded)
  }
  return wanted
}
