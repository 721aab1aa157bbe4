import { foldWord } from './foldWord.ts'
import { placeTone } from './placeTone.ts'
import { splitWord } from './splitWord.ts'

/** A word of a text, in the form that building and asking share. */
export interface Word {
  /** Lower case, with its marks. */
  exact: string
  /** Without marks. */
  folded: string
  /** What a name in code is made of, folded. */
  parts: string[]
  start: number
  end: number
}

const longestWord = 40
const word = /[\p{L}\p{M}\p{N}_]+[+#]*/gu

/** The words of a text in NFC, in order. `c++` and `c#` are words. */
export function findWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: written, index: start } of text.matchAll(word)) {
    const exact = placeTone(written.slice(0, longestWord).toLowerCase())
    words.push({
      exact,
      folded: foldWord(exact),
      parts: splitWord(written).map(foldWord),
      start,
      end: start + written.length,
    })
  }
  return words
}
