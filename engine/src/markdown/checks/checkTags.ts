import type { Nodes } from 'mdast'
import { MarkdownSyntaxError } from '../../diagnostics/diagnostic.ts'
import { findPlaces, indexesOf } from '../../std/text.ts'
import { replaceParts, type SourcePart } from '../source/sourceParts.ts'

/**
 * Limit of unclosed tags. After one within braces, parsing time doubles with each that follows, be it in a code block
 * (satteri 0.10.5).
 */
const mostOpen = 16

/** An escaped character, a text in quotes, a tag without values, or a brace, with the template that it may hold. */
const token =
  /\\.|(?<!\w)(?<quote>["'])(?:\\.|(?!\k<quote>)[^\\\n])*\k<quote>|<(?<slash>\/?)(?<name>[A-Za-z_$][\w$.:-]*(?![\w$.:-])|(?=>))[^<>{}"'=/]*>|\{(?:\s*`(?:\\.|[^`\\])*`)?|\}/gs

/**
 * Limits of tags in a line, and of tags without a partner. Parsing time grows with the square of their number (satteri
 * 0.10.5); this many take half a second.
 */
const [mostInLine, mostLone] = [10_000, 1000]

/** Rejects MDX with more tags in a line, or more without a partner, than the parser can read. */
export function checkManyTags(text: string): void {
  if (text.split('<').length <= mostLone) return
  const lines = blankCode(text, ['fence']).split('\n')
  const line = lines.findIndex((each) => indexesOf('<', each).length > mostInLine) + 1
  if (line > 0) throw new MarkdownSyntaxError(`This line holds more than ${mostInLine} tags`, line, 1)
  const lone = findLone(blankCode(text, allCode))
  if (lone === undefined) return
  const place = findPlaces(text)(lone)
  const reason = `More than ${mostLone} of these tags have no partner`
  throw new MarkdownSyntaxError(reason, place.line, place.column)
}

/** Where the first tag is of a name that far more tags open than close, or the other way round. */
function findLone(text: string): number | undefined {
  const counts = new Map<string, { at: number; open: number; closed: number }>()
  for (const { index, groups } of text.matchAll(tagName)) {
    const { slash, name } = groups!
    const count = counts.get(name!) ?? { at: index, open: 0, closed: 0 }
    counts.set(name!, count)
    count[slash ? 'closed' : 'open']++
  }
  // Tags that close themselves are open here, but take the parser no longer.
  const most = mostLone + indexesOf('/>', text).length
  return [...counts.values()].find(({ open, closed }) => open - closed > most || closed - open > mostLone)?.at
}

const tagName = /<(?<slash>\/?)(?<name>[A-Za-z_$][\w$.:-]*|(?=>))/g

const allCode: SourcePart[] = ['fence', 'backticks', 'comment', 'moduleCode']

const blankCode = (text: string, kinds: SourcePart[]) =>
  replaceParts(text, (part, kind) => (kinds.includes(kind) ? part.replace(/[^\n]/g, ' ') : part))

interface OpenTag {
  at: number
  isInBraces: boolean
}

/**
 * Rejects MDX that is really code, such as a class in Java whose fence is missing, before parsing it takes hours: its
 * type arguments look like tags that nothing closes.
 */
export function checkOpenTags(text: string): void {
  if (!text.includes('{') || text.split('<').length <= mostOpen) return
  const withoutCode = blankCode(text, allCode)
  const first = findOpenTags(withoutCode).find(({ isInBraces }) => isInBraces)
  if (!first || findOpenTags(text.slice(first.at)).length <= mostOpen) return
  const { line, column } = findPlaces(text)(first.at)
  throw new MarkdownSyntaxError('This looks like a tag that is never closed, within braces', line, column)
}

/** The tags that are never closed, in order. */
function findOpenTags(text: string): OpenTag[] {
  const open = new Map<string, OpenTag[]>()
  let depth = 0
  for (const { 0: character, index, groups } of text.matchAll(token)) {
    const { slash, name } = groups!
    if (character.startsWith('{')) depth++
    else if (character === '}') depth = Math.max(0, depth - 1)
    else if (slash) open.get(name!)?.pop()
    else if (name !== undefined) {
      if (!open.has(name)) open.set(name, [])
      open.get(name)!.push({ at: index, isInBraces: depth > 0 })
    }
  }
  return [...open.values()].flat().sort((a, b) => a.at - b.at)
}

/** A closing tag that may be inside a list item: after its marker, or indented. */
export const closingTagInList = /^(?:[ \t>]*(?:[-*+]|\d+[.)])[ \t][ \t>]*|>*[ \t][ \t>]*)<\//m

/**
 * Rejects an element whose closing tag is inside a list item within it. satteri 0.10.5 accepts it and then crashes
 * the process; other MDX parsers reject it too.
 */
export function checkClosingTags(tree: Nodes): void {
  if (!('children' in tree)) return
  const last = tree.children.at(-1)
  if (tree.type === 'mdxJsxFlowElement' && last && endOf(last) >= endOf(tree)) {
    const { line, column } = last.position!.start
    throw new MarkdownSyntaxError(
      `Expected the closing tag \`</${tree.name ?? ''}>\` after the end of \`${last.type}\``,
      line,
      column,
    )
  }
  tree.children.forEach(checkClosingTags)
}

const endOf = ({ position }: Nodes) => position?.end.offset ?? 0
