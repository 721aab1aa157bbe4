import { lastAtOrBefore } from './collections.ts'

/** Ends a text with a full stop, unless it ends like a sentence already. */
export const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** A text of at most so many letters: a longer one ends in `…`. */
export const shorten = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text

/** Joins words into an English list: `a, b or c`. */
export function listWords(words: string[], conjunction: 'and' | 'or'): string {
  const type = conjunction === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat('en-GB', { type }).format(words)
}

/** Letters of Latin-1 and Latin Extended-A that Unicode cannot decompose into a plain letter and a mark. */
const plainLetters = /* @__PURE__ */ listPlainLetters()

function listPlainLetters(): Map<string, string> {
  const written = 'Æ=Ae æ=ae Đ=D đ=d Ð=D ð=d Ø=O ø=o Þ=Th þ=th ß=ss Ł=L ł=l Œ=Oe œ=oe Ħ=H ħ=h Ŧ=T ŧ=t ı=i'
  return new Map(written.split(' ').map((pair) => pair.split('=') as [string, string]))
}

/**
 * A word: a run of capitals, a lower-case word with or without a first capital, a run of other letters, or a number.
 */
const word = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{Lo}\p{Lm}]+|\p{N}+/gu

/**
 * The words of a text in lower case, joined by hyphens: `DevOps tools` becomes `dev-ops-tools`.
 * Western European marks are dropped; letters beyond them, such as `ế`, stay as they are.
 */
export function kebabCase(text: string): string {
  const plain = text.normalize('NFC').replace(/['’]/g, '').replace(/[À-ſ]/g, withoutMark)
  return (plain.match(word) ?? []).join('-').toLowerCase()
}

function withoutMark(letter: string): string {
  return plainLetters.get(letter) ?? letter.normalize('NFD').charAt(0)
}

/** Letters of languages that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu

const wordPattern = /[\p{L}\p{M}\p{N}_]+(?:['’.:·,][\p{L}\p{M}\p{N}_]+)*/gu

/** The number of words in a text. Only scripts without spaces go through the segmenter, which is slow on long texts. */
export function countWords(text: string): number {
  let count = 0
  const spaced = text.replace(unspaced, (run) => {
    count += countUnspaced(run)
    return ' '
  })
  return count + (spaced.match(wordPattern)?.length ?? 0)
}

function countUnspaced(run: string): number {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(run)
  return [...segments].filter(({ isWordLike }) => isWordLike).length
}

/**
 * Damerau-Levenshtein distance (optimal string alignment): the number of letters added, removed, changed, or two
 * swapped. Returns `limit` as soon as the distance cannot be smaller.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let [beforePrevious, previous, current] = [0, 1, 2].map(() => new Int32Array(b.length + 1)) as Rows
  for (let column = 0; column <= b.length; column++) previous[column] = column
  for (let row = 1; row <= a.length; row++) {
    if (fillRow(a, b, { row, limit, beforePrevious, previous, current }) >= limit) return limit
    ;[beforePrevious, previous, current] = [previous, current, beforePrevious]
  }
  return previous[b.length]!
}

type Rows = [Int32Array, Int32Array, Int32Array]

/** Fills the current row, but for what is so far from the diagonal that it reaches the limit. Returns the least. */
function fillRow(
  a: string,
  b: string,
  {
    row,
    limit,
    beforePrevious,
    previous,
    current,
  }: { row: number; limit: number } & Record<'beforePrevious' | 'previous' | 'current', Int32Array>,
): number {
  const first = Math.max(1, row - limit + 1)
  const last = Math.min(b.length, row + limit - 1)
  let least = first === 1 ? row : limit
  current[first - 1] = least
  for (let column = first; column <= last; column++) {
    const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
    let cost = Math.min(current[column - 1]! + 1, previous[column - 1]! + (isSame ? 0 : 1))
    if (column < row + limit - 1) cost = Math.min(cost, previous[column]! + 1)
    const isSwap =
      row > 1 &&
      column > 1 &&
      a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
      a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
    if (isSwap) cost = Math.min(cost, beforePrevious[column - 2]! + 1)
    current[column] = cost
    if (cost < least) least = cost
  }
  return least
}

/** All positions of a text within another, from first to last, without overlaps. */
export function indexesOf(wanted: string, text: string): number[] {
  const found: number[] = []
  if (wanted === '') return found
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) found.push(at)
  return found
}

/** Gives the line and column of any offset in a text; both count from 1. */
export function findPlaces(text: string): (offset: number) => { line: number; column: number } {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= [0, ...indexesOf('\n', text).map((at) => at + 1)]
    const line = Math.max(lastAtOrBefore(starts, offset, Number), 0)
    return { line: line + 1, column: offset - starts[line]! + 1 }
  }
}

/** Formats a size in kB or MB, in the language of a locale. */
export function formatBytes(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size)
}

/**
 * The regular expression of a glob: `*` is any text without a slash, `**` any text. All other characters are literal,
 * and composed (NFC).
 */
export function globPattern(glob: string): RegExp {
  const source = glob
    .normalize('NFC')
    .split(/(\*\*|\*)/)
    .map((part) => ({ '**': '.*', '*': '[^/]*' })[part] ?? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('')
  return new RegExp(`^${source}$`)
}

/** Whether a version comes before another. What follows the three numbers does not count. */
export function isOlder(version: string, other: string): boolean {
  const numbers = (text: string) => text.split(/[-+]/)[0]!
  return new Intl.Collator('en', { numeric: true }).compare(numbers(version), numbers(other)) < 0
}

/** A word or text without its marks: `hệ` becomes `he`, `đường` becomes `duong`. The number of letters stays the same. */
export function foldWord(word: string): string {
  if (isPlainWord.test(word)) return word
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đð]/g, 'd')
}

const isPlainWord = /^[\0-\x7f]*$/

/** A text in lower case and without its marks. It has as many letters as the composed text (NFC). */
export const foldText = (text: string): string => foldWord(text.normalize('NFC').toLowerCase())

/** Gives what tells whether a text holds each word of a query. Marks and case do not count. */
export function wordFilter(query: string): (text: string) => boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return (text) => {
    const plain = foldText(text)
    return words.every((word) => plain.includes(word))
  }
}

/** A longer line of dashes ends it, too: from the fourth on, they are a rule in the text, as in Docusaurus. */
const headerPattern = /^---[ \t]*\n((?:.*\n)*?)---(?:-{0,2}[ \t]*(?:\n|$)|(?=-{3,}[ \t]*(?:\n|$)))/

/** Splits off the front matter; empty if the file has none. */
export function splitFrontMatter(text: string): { header: string; bodyOffset: number } {
  const match = headerPattern.exec(text)
  return match ? { header: match[1]!, bodyOffset: match[0].length } : { header: '', bodyOffset: 0 }
}
