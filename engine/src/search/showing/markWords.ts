import { findWords } from '../analysis/findWords.ts'
import type { MarkedText } from '../asking/searchHit.ts'

/** Spellings that answer the words of a query: the typed ones, or where they lead; folded ones are the weaker choice. */
export interface WantedWords {
  exact: Set<string>
  folded: Set<string>
  /** The beginning of a word that is still being typed, folded. */
  prefix?: string
}

/** Marks the words of a text that answer a query. */
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
