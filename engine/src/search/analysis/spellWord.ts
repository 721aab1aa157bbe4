import { foldWord } from '../../std/text.ts'
/** The forms of a word that indexing and searching share. */
export interface Spelling {
  /** Lower case, with its marks. */
  exact: string
  /** Without marks. */
  folded: string
  /** The parts of a name in code, folded. */
  parts: string[]
}

const longestWord = 40

/** Fast path: most words of English texts are their own spelling. */
const isPlain = /^[a-z]{1,40}$/

const noParts: string[] = []

/** The forms by which a word is indexed and looked up. */
export function spellWord(written: string): Spelling {
  if (isPlain.test(written)) return { exact: written, folded: written, parts: noParts }
  const exact = placeTone(written.slice(0, longestWord).toLowerCase())
  const parts = splitWord(written)
  return { exact, folded: foldWord(exact), parts: parts.length > 0 ? parts.map(foldWord) : parts }
}

const part = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu

/** A cheap first test, which most words fail. */
const mayHaveSeam = /[_\d]|.[A-Z]/

const hasSeam = /_|\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}/u

/** The parts of a name in code, in lower case: `getElementById`, `snake_case`, `utf8`. None for an ordinary word. */
export function splitWord(word: string): string[] {
  if (!mayHaveSeam.test(word) || !hasSeam.test(word)) return []
  const parts = (word.match(part) ?? []).map((piece) => piece.toLowerCase())
  return parts.length > 1 ? parts : []
}

/** The endings whose tone mark can be on either letter: `oà oá ...` and `òa óa ...`, with the tones in the same order. */
const pairs = [
  ['oa', 'oàoáoảoãoạ', 'òaóaỏaõaọa'],
  ['oe', 'oèoéoẻoẽoẹ', 'òeóeỏeõeọe'],
  ['uy', 'uỳuýuỷuỹuỵ', 'ùyúyủyũyụy'],
] as const

const older = /* @__PURE__ */ listEndings()

function listEndings(): Map<string, string> {
  return new Map(pairs.flatMap(([, from, to]) => chunk(from).map((part, index) => [part, chunk(to)[index]!])))
}

/**
 * Normalizes the place of a Vietnamese tone. A final `oa`, `oe` or `uy` may carry it on either letter, so `hoà` and
 * `hòa` are one word; the result is the second form.
 */
export function placeTone(word: string): string {
  const end = word.slice(-2)
  const placed = older.get(end)
  return placed !== undefined && word.at(-3) !== 'q' ? word.slice(0, -2) + placed : word
}

function chunk(letters: string): string[] {
  return letters.match(/../g)!
}
