import { type Spelling, spellWord } from './spellWord.ts'

/** A word of a text, with its position. */
export interface Word extends Spelling {
  start: number
  end: number
}

/** Letters, marks, digits and `_`; `+` and `#` at the end, for `c++` and `c#`. */
const wordPattern = /[\p{L}\p{M}\p{N}_]+[+#]*/gu

/** The words of a text in NFC, in order. */
export function findWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: written, index: start }) => {
    const { exact, folded, parts } = spellWord(written)
    return { exact, folded, parts, start, end: start + written.length }
  })
}

/**
 * A punctuation mark and the characters after it. The lookbehind after the mark captures the characters before it, so it
 * runs only where there is one.
 */
const run = /[-./:@=~\\*+#$](?<=([^\s"'`“”‘’()[\]{}<>,;|!?\-./:@=~\\*+#$]*).)[^\s"'`“”‘’()[\]{}<>,;|!?]+/g

const isRun = /[\p{L}\p{N}][-./:@=~\\*+#]+[\p{L}\p{N}]|^[-./~@\\$]+[\p{L}\p{N}]/u
const longest = 28

/**
 * Words joined by punctuation without spaces, as in code, in lower case: `kube-system`, `--dry-run`, `.gitignore`, `2.4.1`.
 */
export function findRuns(text: string): string[] {
  return Array.from(text.matchAll(run), ([rest, start]) => start + rest.replace(/(?<![.:=])[.:=]+$/, ''))
    .filter((bare) => isRun.test(bare) && bare.length <= longest && !bare.includes('://'))
    .map((bare) => bare.toLowerCase())
}
