import { type Spelling, spellWord } from './spellWord.ts'

/** A word of a text, with its place in it. */
export interface Word extends Spelling {
  start: number
  end: number
}

/** Letters, marks, digits and `_`; `+` and `#` at the end, for `c++` and `c#`. */
export const wordPattern = /[\p{L}\p{M}\p{N}_]+[+#]*/gu

/** The words of a text in NFC, in order. */
export function findWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: written, index: start }) => {
    const { exact, folded, parts } = spellWord(written)
    return { exact, folded, parts, start, end: start + written.length }
  })
}
