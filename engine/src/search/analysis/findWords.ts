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

/** What a character is: part of a word, a sign that may end one (`c++`), one that alone is no gap, or any other. */
const [inWord, endsWord, joins, other] = [1, 2, 3, 4]

/** The kinds of the characters seen so far, by code; 0 for others. */
const kinds = /* @__PURE__ */ new Uint8Array(0x110000)

/**
 * The words of a text as `lookAt` gives them, with `gap` for each gap between them: everything except a single space,
 * dash or apostrophe. A loop takes a third of the time of a pattern.
 */
export function readWords<Word>(text: string, lookAt: (word: string) => Word, gap: Word): Word[] {
  const words: Word[] = []
  const { length } = text
  for (let at = 0; at < length; ) {
    const start = at
    const first = kindAt(text, at)
    at += widthAt(text, at)
    if (first === inWord) {
      while (at < length && kindAt(text, at) === inWord) at += widthAt(text, at)
      while (at < length && kindAt(text, at) === endsWord) at++
      words.push(lookAt(text.slice(start, at)))
      continue
    }
    const next = at
    while (at < length && kindAt(text, at) !== inWord) at += widthAt(text, at)
    if (first !== joins || at > next) words.push(gap)
  }
  return words
}

const widthAt = (text: string, at: number) => (text.codePointAt(at)! > 0xffff ? 2 : 1)

function kindAt(text: string, at: number): number {
  const code = text.codePointAt(at)!
  kinds[code] ||= kindOf(String.fromCodePoint(code))
  return kinds[code]!
}

function kindOf(character: string): number {
  if (/[\p{L}\p{M}\p{N}_]/u.test(character)) return inWord
  if (/[+#]/.test(character)) return endsWord
  return /[\s\p{Pd}'’]/u.test(character) ? joins : other
}

/**
 * A punctuation mark and the characters after it. The lookbehind after the mark captures the characters before it, so it
 * runs only where there is one.
 */
const run = /[-./:@=~\\*+#$](?<=([^\s"'`“”‘’()[\]{}<>,;|!?\-./:@=~\\*+#$]*).)[^\s"'`“”‘’()[\]{}<>,;|!?]+/g

const isRun = /[\p{L}\p{N}][-./:@=~\\*+#]+[\p{L}\p{N}]|^[-./~@\\$]+[\p{L}\p{N}]/u
const longest = 28

/** Signs of code between spaces. */
const signs = /(?:^|\s)(?:[&|<>=!*$?]{2,3}|\.\*|2>&1)(?=\s|$)/g

/**
 * Words joined by punctuation without spaces, as in code, in lower case: `kube-system`, `--dry-run`, `.gitignore`,
 * `2.4.1`; and signs by themselves: `&&`, `2>&1`.
 */
export function findRuns(text: string): string[] {
  const joined = Array.from(
    text.matchAll(run),
    ([rest, start]) => start + rest.replace(/(?<![.:=])[.:=]+$/, ''),
  ).filter((bare) => isRun.test(bare) && bare.length <= longest && !bare.includes('://'))
  const alone = text.match(signs) ?? []
  return [...joined, ...alone].map((bare) => bare.trim().toLowerCase())
}
