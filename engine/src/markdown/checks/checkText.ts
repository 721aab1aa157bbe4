import type { ContentFile } from '../../content/contentFile.ts'
import {
  type Diagnostic,
  diagnose,
  locate,
  MarkdownSyntaxError,
  toSourceText,
} from '../../diagnostics/diagnostic.ts'
import { findPlaces } from '../../std/text.ts'
import { proseLines, replaceParts, type SourcePart } from '../source/sourceParts.ts'

/** Number of characters to examine, and the share of unreadable ones from which a file counts as binary. */
const [sampleLength, share] = [4000, 0.05]

/** Reports a binary file, or text in another encoding than UTF-8. */
export function checkEncoding(file: ContentFile): Diagnostic[] {
  if (!file.isDamaged) return []
  const sample = file.text.slice(0, sampleLength)
  if (countUnreadable(sample) > Math.max(3, sample.length * share))
    return [diagnose('not-text', [true], { file: file.source, line: 1 })]
  const { line, column } = findPlaces(file.text)(file.text.indexOf('\uFFFD'))
  const where = locate(toSourceText(file), line, column)
  return [diagnose('invalid-utf8', [countUnreadable(file.text)], where)]
}

const countUnreadable = (text: string) => text.split('\uFFFD').length - 1

/**
 * Maximum length of a line in characters: more than any prose or inline picture needs. On longer lines some characters
 * take the parser minutes.
 */
const longestLine = 5_000_000

/** Rejects a file with an overlong line: it is data, or holds pasted data. */
export function checkLineLength({ text, source }: ContentFile): Diagnostic[] {
  if (text.length <= longestLine) return []
  const line = text.split('\n').findIndex(({ length }) => length > longestLine) + 1
  return line > 0 ? [diagnose('endless-line', [longestLine / 1e6], { file: source, line })] : []
}

/** The most of something that a paragraph may hold. */
interface Limit {
  sign: RegExp
  most: number
  name: string
  /** Whether it counts in prose only; else also in tags, and in what only MDX takes for a comment or for code. */
  prose?: boolean
  /** Whether comments count, too. */
  inComments?: boolean
  /** The line that ends the paragraph; unless given, also the beginning of a list item or of a row does. */
  end?: RegExp
}

/** A line that ends the paragraph before it: an empty one, or the beginning of another block. */
const blockStart = /^[ \t>]*(?:$|[-*+|#]|\d+[.)])/

/** What the parser takes the square of the time for (satteri 0.10.5); this many take a second at most. */
const limits: Limit[] = [
  { sign: /_/g, most: 10_000, name: 'underscores', prose: true },
  { sign: /_/g, most: 20_000, name: 'underscores' },
  { sign: /https?:\/\/|www\./gi, most: 8000, name: 'addresses' },
  { sign: /:[a-z](?![\w-]*\[)/gi, most: 12_000, name: 'colons before a letter' },
]

/** The same in MDX, and where a directive may have attributes. */
const braces: Limit = { sign: /\{/g, most: 5000, name: 'braces', prose: true, end: /^\s*$/ }
const allBraces: Limit = { ...braces, most: 10_000, prose: false }
const comments: Limit = { sign: /<!--/g, most: 2000, name: 'signs "<!--"' }
const readComments: Limit = { ...braces, sign: /\{\/\*/g, name: 'comments', prose: false, inComments: true }

/** A directive with attributes. */
const attributes = /:[a-z][\w-]*\{/i

/** Rejects a paragraph that is really data, such as pasted JSON in MDX, before parsing it takes minutes. */
export function checkSigns(text: string, isMdx: boolean): void {
  if (isMdx || attributes.test(text)) checkLimit(text, braces, isMdx)
  if (isMdx) checkLimit(text, comments, isMdx)
  if (isMdx) checkLimit(text, allBraces, isMdx)
  if (isMdx) checkLimit(text, readComments, isMdx)
  for (const limit of limits) checkLimit(text, limit, isMdx)
  checkAddresses(text)
  checkTitles(text)
  checkTables(text, isMdx)
}

function checkLimit(
  text: string,
  { sign, most, name, prose, inComments = false, end = blockStart }: Limit,
  isMdx: boolean,
): void {
  if (count(text, sign) <= most) return
  let [start, found] = [0, 0]
  const lines = prose ? proseLines(text) : parsedLines(text, isMdx, inComments)
  for (const [index, line] of lines.entries()) {
    if (end.test(line)) [start, found] = [index + Number(line.trim() === ''), 0]
    found += count(line, sign)
    if (found > most)
      throw new MarkdownSyntaxError(`This paragraph holds more than ${most} ${name}`, start + 1, 1)
  }
}

/** The lines of a text in which the parser looks for Markdown, even if it finds none. Line numbers stay the same. */
function parsedLines(text: string, isMdx: boolean, inComments = false): string[] {
  const isBlank = (part: string, kind: SourcePart) =>
    kind === 'fence' ||
    (isMdx && kind === 'moduleCode') ||
    (!inComments && part.startsWith(isMdx ? '{/*' : '<!--'))
  return replaceParts(text, (part, kind) => (isBlank(part, kind) ? part.replace(/[^\n]+/g, '') : part)).split(
    '\n',
  )
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** The most lines of the title of a link. The parser takes the square of the time for them (satteri 0.10.5). */
const mostInTitle = 5000

function checkTitles(text: string): void {
  if (count(text, /\n/g) <= mostInTitle) return
  for (const { 1: quote, 0: start, index } of text.matchAll(/\]\(\S*[ \t]+(["'(])/g)) {
    const from = index + start.length
    const ends = [quote === '(' ? ')' : quote!, '\n\n']
      .map((end) => text.indexOf(end, from))
      .filter((at) => at >= 0)
    if (count(text.slice(from, Math.min(text.length, ...ends)), /\n/g) <= mostInTitle) continue
    const { line, column } = findPlaces(text)(index)
    throw new MarkdownSyntaxError(`This title has more than ${mostInTitle} lines`, line, column)
  }
}

/** The most cells that no letter is written for: the parser fills each row of a table up to the width of its head. */
const mostEmptyCells = 100_000

/** The line below the head of a table that is wide enough to have so many. */
const wideHead = /^[ \t>|:-]{200,}$/m

function checkTables(text: string, isMdx: boolean): void {
  if (!wideHead.test(text)) return
  let [columns, rows, letters] = [0, 0, 0]
  for (const [index, line] of parsedLines(text, isMdx).entries()) {
    if (/^[\s>]*$/.test(line)) columns = 0
    else if (wideHead.test(line)) [columns, rows, letters] = [count(line, /\|/g) - 1, 0, 0]
    rows++
    letters += line.length
    if (columns * rows - letters <= mostEmptyCells) continue
    const reason = `This table has ${columns} columns, and more than ${mostEmptyCells} of its cells are empty`
    throw new MarkdownSyntaxError(reason, index - rows + 2, 1)
  }
}

/**
 * Limit of the signs of an address times its letters. The parser takes the signs at its end for none of it, one after
 * the other (satteri 0.10.5): this much takes a third of a second.
 */
const mostInAddress = 500_000_000

function checkAddresses(text: string): void {
  for (const { 0: word, index } of text.matchAll(/(?<!\S)\S{9000,}/g)) {
    if (!/https?:|www\./i.test(word)) continue
    if (count(word, /[!-/:-@[-`{-~]/g) * word.length <= mostInAddress) continue
    const { line, column } = findPlaces(text)(index)
    throw new MarkdownSyntaxError('This address is longer than any address is', line, column)
  }
}

/**
 * Limit of entities in a paragraph times its letters. The parser keeps the text before each entity once more
 * (satteri 0.10.5): this much takes half a second.
 */
const mostEntities = 100_000_000

const entity = /&(?:#\d+|#x[\da-f]+|[a-z\d]+);/gi
/** Rejects a paragraph with more entities, such as `&nbsp;`, than the parser can read. */
export function checkEntities(text: string, isMdx: boolean): void {
  if (countEntities(text) * text.length <= mostEntities) return
  let [start, length, entities] = [0, 0, 0]
  for (const [index, line] of parsedLines(text, isMdx).entries()) {
    if (blockStart.test(line)) [start, length, entities] = [index + Number(line.trim() === ''), 0, 0]
    length += line.length
    entities += countEntities(line)
    if (entities * length > mostEntities)
      throw new MarkdownSyntaxError(
        `This paragraph holds ${entities} entities, such as "&nbsp;"`,
        start + 1,
        1,
      )
  }
}

const countEntities = (text: string) => text.match(entity)?.length ?? 0

/** Maximum depth of nesting; deeper notes cannot be rendered anyway. */
const deepest = 1000

/** A list item at the maximum indentation. Parsing time grows with the third power of the depth of nested lists. */
const deepItem = new RegExp(`^[ \\t]{${deepest},}(?:[-*+]|\\d+[.)])[ \\t]`, 'm')

/** A line with as many markers of quotes and list items. Parsing time grows with the square of their number. */
const deepLine = new RegExp(`^(?:[ \\t]*(?:[-*+>]|\\d+[.)])){${deepest + 1}}`, 'm')

/** More fences of `:::` than any note has. The parser compares each with all that are open (satteri 0.10.5). */
const mostFences = 5000

/** The label of a directive. The parser needs the square of the time for labels within labels (satteri 0.10.5). */
const label = /:[a-z][\w-]*\[/i

/**
 * Rejects nesting that the parsers cannot handle: nested lists, which take minutes, and in MDX nested brackets, which
 * crash the process (oxc 0.156, a few thousand levels).
 */
export function checkNesting(text: string, isMdx: boolean): void {
  if (
    deepItem.test(text) ||
    deepLine.test(text) ||
    countFences(text) > mostFences ||
    ((isMdx || label.test(text)) && bracketDepth(text) > deepest)
  )
    throw new RangeError('Nested too deeply')
}

const countFences = (text: string) => text.match(/^[ \t>]*:{3}/gm)?.length ?? 0

/** The greatest depth of nested brackets; a blank line resets it. */
function bracketDepth(text: string): number {
  let [depth, most] = [0, 0]
  for (const [character] of text.matchAll(/[[({\])}]|\n[ \t]*\n/g)) {
    if (character[0] === '\n') depth = 0
    else if ('[({'.includes(character)) most = Math.max(most, ++depth)
    else depth = Math.max(0, depth - 1)
  }
  return most
}

/** Opening and closing fences, found line by line without regard to their context. */
const fences = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?=[^`\n]*$)|~{3,})/gm

/** Whether each fence may close the one before it: all are alike, and there is an even number. */
function mayMatch(text: string): boolean {
  const found = Array.from(text.matchAll(fences), ([, signs]) => signs)
  return found.length % 2 === 0 && found.every((signs) => signs === found[0])
}

/** The beginning of a fence: its signs and its language, without a title in quotation marks. */
const opening = /[`~]{3,} ?[^\s{`"']*/

/** Maximum number of characters of it to quote in a message. */
const longestShown = 40

/** Finds the opening fence of an unclosed code block, which swallows the rest of the note. */
export function findUnclosedFence(text: string): { line: number; written: string } | undefined {
  if (mayMatch(text)) return undefined
  let rest: string | undefined
  replaceParts(text, (part, kind) => {
    if (kind === 'fence' && !isClosed(part)) rest = part
    return part
  })
  if (rest === undefined) return undefined
  const line = text.slice(0, text.length - rest.length).split('\n').length
  // Within HTML, such a line only ends what is shown as it is written.
  if (/^[^\n]*<\/(?:code|pre)>/.test(rest)) return undefined
  const [written] = opening.exec(rest)!
  return { line, written: written.trim().slice(0, longestShown) }
}

function isClosed(block: string): boolean {
  const [opening = '', ...lines] = block.split('\n')
  const [fence = ''] = /`{3,}|~{3,}/.exec(opening) ?? []
  const last = lines.at(-1)?.replace(/^[ \t>]*/, '')
  return last?.startsWith(fence) === true && /^[`~]*[ \t]*$/.test(last.slice(fence.length))
}
