import { findWords } from '../analysis/findWords.ts'
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
