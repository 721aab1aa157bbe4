import type { Element, Nodes } from 'hast'
import { locate, type SourceLocation, type SourceText, writtenAt } from '../diagnostics/diagnostic.ts'
import { decodeLetters, isExternalUrl } from '../model/paths.ts'
import { memoize } from '../std/collections.ts'
import { replaceParts } from './source/sourceParts.ts'
import type { Walk } from './walk.ts'

/** The location of a node, or of the text `written` within its first line; rather of one behind the text `lead`. */
export function whereIs(node: Nodes, walk: Walk, written = '', lead = ''): SourceLocation {
  const { source } = walk
  const { start: parsed } = node.position ?? {}
  // What is below the last line was lifted out of the text.
  const start = parsed && parsed.line <= source.lines.length ? writtenPoint(parsed, source) : undefined
  // Dendron has names behind a label, and behind the name of their vault.
  const all = walk.options.obsidian === 'dendron' ? [lead, '|', '/'] : [lead]
  for (const leads of lead ? [all, ['']] : [['']]) {
    const wanted = { spellings: spell(written), leads }
    const found = start ? findInLine(wanted, start, source.lines) : findInText(wanted, node, walk)
    if (found) return placeOf(found, source)
  }
  return start ? locate(source, start.line, start.column) : { file: source.file }
}

const spell = (written: string) => (written ? [...new Set([written, written.replaceAll('%20', ' ')])] : [])

const placeOf = ({ line, column, length }: FoundText, source: SourceText): SourceLocation => ({
  ...locate(source, line, column),
  length,
})

/** The location of the address of a link or picture: not in its label, which may say the same. */
export function whereAddressIs(element: Element, walk: Walk, url: string): SourceLocation {
  const { source } = walk
  const place = whereIs(element, walk)
  const isMarkdown = /^!?\[/.test(writtenAt(place))
  const start = (isMarkdown && element.children.at(-1)?.position?.end) || element.position?.start
  const end = element.position?.end
  const wanted = { spellings: spell(url), leads: ['](<', '](', '"', "'"] }
  const found =
    start && end
      ? findInLine(wanted, writtenPoint(start, source), source.lines, writtenPoint(end, source))
      : findInText(wanted, element, walk)
  if (found) return placeOf(found, source)
  return isMarkdown ? place : whereIs(element, walk, url)
}

const writtenPoint = ({ line, column }: TextPoint, source: SourceText): TextPoint => ({
  line,
  column: writtenColumn(source, line, column),
})

interface TextPoint {
  line: number
  column: number
}

type FoundText = TextPoint & { length: number }

/** A text in some spellings, behind one of some others. */
interface Wanted {
  spellings: string[]
  leads: readonly string[]
}

/** The first place of a text in a line, up to some end. */
function findInLine(
  { spellings, leads }: Wanted,
  { line, column }: TextPoint,
  lines: string[],
  end?: TextPoint,
): FoundText | undefined {
  const text = lines[line - 1]?.slice(0, end?.line === line ? end.column - 1 : undefined) ?? ''
  const isWanted = (at: number) =>
    leads.some((lead) => at - lead.length >= column - 1 && text.startsWith(lead, at - lead.length))
  const found = spellings.flatMap((spelling): FoundText[] => {
    let at = text.indexOf(spelling, column - 1)
    while (at >= 0 && !isWanted(at)) at = text.indexOf(spelling, at + 1)
    return at < 0 ? [] : [{ line, column: at + 1, length: spelling.length }]
  })
  return found.sort((one, other) => one.column - other.column)[0]
}

/**
 * Searches the text of a node without a position, as HTML gives them, from the last one found; if that fails, from the
 * start. What is no code may be quoted in code before.
 */
function findInText(wanted: Wanted, node: Nodes, walk: Walk): FoundText | undefined {
  const { lines } = walk.source
  for (const searched of isCode(node) ? [lines] : [linesOutsideCode(lines), lines]) {
    const found = findAfter(walk.lastFound, wanted, searched) ?? findAfter(firstPlace, wanted, searched)
    if (!found) continue
    walk.lastFound = found
    return found
  }
  return undefined
}

const firstPlace: TextPoint = { line: 1, column: 0 }

const isCode = (node: Nodes) =>
  node.type === 'element' &&
  /^(?:pre|code)$/.test(node.tagName) &&
  !/\bmath\b/.test(String(node.properties.className))

/** The lines of a note with blanks in place of code and comments. */
const linesOutsideCode = memoize(
  (lines: string[]) =>
    replaceParts(lines.join('\n'), (part, kind) =>
      kind === 'tag' ? part : part.replace(/[^\n]/g, ' '),
    ).split('\n'),
  new WeakMap(),
)

/** The text of lines, and where each of them begins: a note with thousands of links is searched as often. */
const joined = memoize((lines: string[]) => {
  const starts: number[] = []
  let end = 0
  for (const { length } of lines) {
    starts.push(end)
    end += length + 1
  }
  return { text: lines.join('\n'), starts }
}, new WeakMap())

function findAfter(place: TextPoint, { spellings, leads }: Wanted, lines: string[]): FoundText | undefined {
  const { text, starts } = joined(lines)
  const from = starts[place.line - 1]! + place.column
  const isWanted = (at: number) =>
    leads.some((lead) => at - lead.length >= from && text.startsWith(lead, at - lead.length))
  const found = spellings.flatMap((spelling) => {
    let at = text.indexOf(spelling, from)
    while (at >= 0 && !isWanted(at)) at = text.indexOf(spelling, at + 1)
    return at < 0 ? [] : [{ at, length: spelling.length }]
  })
  const first = found.sort((one, other) => one.at - other.at)[0]
  if (!first) return undefined
  const line = starts.findLastIndex((start) => start <= first.at)
  return { line: line + 1, column: first.at - starts[line]! + 1, length: first.length }
}

/** Comparing the spellings of a longer line for each of the links in it would take too long. */
const longestLine = 1000

/**
 * The column at which a line holds what the parser found at `column`, in its own spelling: by what comes before it, else
 * by what follows, else by the words, of which there are usually as many.
 */
export function writtenColumn({ lines, parsed = lines }: SourceText, line: number, column: number): number {
  const written = lines[line - 1] ?? ''
  const spelt = parsed[line - 1] ?? written
  if (spelt.length > longestLine || spelt === written) return column
  const before = spelt.slice(0, column - 1)
  if (written.startsWith(before)) return column
  const rest = spelt.slice(column - 1)
  if (rest && written.endsWith(rest)) return written.length - rest.length + 1
  const words = written.split(' ')
  const place = before.split(' ').length - 1
  if (words.length !== spelt.split(' ').length) return Math.min(column, written.length + 1)
  const start = words.slice(0, place).join(' ').length + (place && 1)
  const word = words[place]!
  const head = before.slice(before.lastIndexOf(' ') + 1)
  return (
    start +
    1 +
    (word.startsWith(head) ? head.length : Math.max(0, word.length - rest.split(' ', 1)[0]!.length))
  )
}

/**
 * Decodes the non-ASCII letters that the parser percent-encodes in addresses within the site. ASCII stays encoded, so
 * that the address keeps its meaning.
 */
export function readableUrl(url: string): string {
  return isExternalUrl(url) ? url : decodeLetters(url)
}
