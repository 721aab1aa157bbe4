import { BuildFailed, type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { findPlaces, shorten } from '../../std/text.ts'
import type { Locate } from './readSheet.ts'

/** A slip in a stylesheet that was corrected. */
export interface Slip {
  kind: 'semicolon' | 'closing' | 'open' | 'import' | 'comment' | 'part' | 'joined'
  /** Why a part was left out; the name of a property that is part of the value above. */
  reason?: string
  /** Line and column count from 1. */
  place: { line: number; column: number }
}

/**
 * Moves remote imports, which the bundler wants first, and imports after rules to the top, and takes out what browsers
 * skip: semicolons and braces that end nothing, declarations that are none, nested blocks without a selector. Parsers
 * of whole rules skip more for them. What is still open is closed. Line numbers stay the same.
 */
export function tidySheet(css: string): { css: string; slips: Slip[] } {
  const parts = [...findParts(css)]
  const placeAt = findPlaces(css)
  const textOf = ({ start, end }: Part) => css.slice(start, end)
  const imports = parts.filter((part) => isMoved(part, textOf(part)))
  const moved = imports.map(textOf).toSorted((a, b) => Number(remote.test(b)) - Number(remote.test(a)))
  const cuts = [...imports, ...parts.filter(({ kind }) => kind === 'semicolon')]
  const slips = parts.flatMap((part): Slip[] => {
    const found = findSlip(part, textOf(part)) ?? findJoined(part, textOf(part))
    if (!found) return []
    if (found.kind !== 'joined') cuts.push(part)
    const { kind, reason, at = 0 } = found
    return [{ kind, ...(reason && { reason }), place: placeAt(part.start + at) }]
  })
  const unclosed = parts.filter(({ kind }) => kind === 'open').map(() => '}')
  return {
    css: moved.join('').replaceAll('\n', ' ') + without(css, cuts) + unclosed.join(''),
    slips,
  }
}

/** The slips of a stylesheet as warnings. */
export const diagnoseSlips = (slips: Slip[], locate: Locate): Diagnostic[] =>
  slips.map(({ kind, reason, place }) => diagnose('forgiven-css', [kind, reason], locate(place)))

/** How deep brackets may be in each other. Deeper ones are refused by the minifier, or end its process without a word. */
const deepest = 500

/** Stops at brackets that are too deep. */
export function refuseDepth(css: string, locate: Locate): void {
  let depth = 0
  for (let at = 0; at < css.length; at++) {
    if ('([{'.includes(css[at]!)) depth++
    else if (')]}'.includes(css[at]!)) depth = Math.max(0, depth - 1)
    if (depth <= deepest) continue
    const reason = `More than ${deepest} brackets are open here`
    throw new BuildFailed([diagnose('invalid-css', [reason], locate(findPlaces(css)(at)))])
  }
}

/** A part of a stylesheet that may have to be moved or taken out. */
interface Part {
  /**
   * A semicolon or brace that ends nothing, a line that begins with two slashes, a statement up to its end, a block
   * without a selector, or the beginning of one that nothing closes.
   */
  kind: 'semicolon' | 'closing' | 'comment' | 'statement' | 'block' | 'open'
  start: number
  end: number
  /** The block that it is in. */
  block?: Block | undefined
  followsRules: boolean
}

interface Block {
  start: number
  /** The value of a custom property may be in braces. Whatever it holds is right. */
  holds: 'rules' | 'declarations' | 'anything'
  isNameless: boolean
  isValue: boolean
}

/** Comments, strings, unquoted addresses, signs that are escaped, the characters that end statements, and text between them. */
const tokens =
  /\/\*[^]*?(?:\*\/|$)|\/\/(?<=(?:^|[;{}\n])[ \t]*\/\/)[^\n]*|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|\burl\([^"'()]*\)|[{};]|(?:\\[^]|[^{};"'/u\\])+|[^]/g

function* findParts(css: string): Generator<Part> {
  const open: Block[] = []
  let start: number | undefined
  let followsRules = false
  for (const { 0: token, index } of css.matchAll(tokens)) {
    const block = open.at(-1)
    if (token === '{') {
      followsRules = true
      open.push(openBlock(css.slice(start ?? index, index), start ?? index, block))
      start = undefined
    } else if (token === '}') {
      if (start !== undefined) yield { kind: 'statement', start, end: index, block, followsRules }
      if (!open.pop()) yield { kind: 'closing', start: start ?? index, end: index + 1, followsRules }
      if (block?.isNameless)
        yield { kind: 'block', start: block.start, end: index + 1, block: open.at(-1), followsRules }
      start = block?.isValue ? block.start : undefined
    } else if (token === ';') {
      const kind = start === undefined ? 'semicolon' : 'statement'
      yield { kind, start: start ?? index, end: index + 1, block, followsRules }
      start = undefined
    } else if (start === undefined && token.startsWith('//') && block?.holds !== 'anything') {
      yield { kind: 'comment', start: index, end: index + token.length, block, followsRules }
    } else if (start === undefined && !token.startsWith('/*')) {
      const blank = token.search(/\S/)
      if (blank >= 0) start = index + blank
    }
  }
  const block = open.at(-1)
  if (block && start !== undefined) yield { kind: 'statement', start, end: css.length, block, followsRules }
  for (const block of open) yield { kind: 'open', start: block.start, end: block.start, block, followsRules }
}

/** The beginning of a custom property, whose value may be in braces. */
const property = /^--[\w-]+\s*:/
/** At-rules around rules. Within a rule, they hold declarations as the rule itself does. */
const around =
  /^@(?:media|supports|layer|container|scope|starting-style|(?:-moz-)?document|(?:-\w+-)?keyframes)\b/i

function openBlock(before: string, start: number, parent: Block | undefined): Block {
  const isValue = property.test(before)
  const isNameless = before === '' && parent !== undefined
  const inherited = around.test(before) ? (parent?.holds ?? 'rules') : 'declarations'
  const isFree = isValue || isNameless || parent?.holds === 'anything'
  return { start, isValue, isNameless, holds: isFree ? 'anything' : inherited }
}

const remote = /^@import\s+(?:url\(\s*)?["']?(?:https?:)?\/\//i

const isMoved = ({ kind, block, followsRules }: Part, text: string) =>
  kind === 'statement' && !block && (remote.test(text) || (followsRules && /^@import\b/i.test(text)))

type FoundSlip = Pick<Slip, 'kind' | 'reason'> & { at?: number }

function findSlip(part: Part, text: string): FoundSlip | undefined {
  const { kind, block, followsRules } = part
  if (kind === 'semicolon') return block ? undefined : { kind }
  if (kind === 'closing' || kind === 'open' || kind === 'comment') return { kind }
  if (kind === 'block')
    return block?.holds === 'anything' ? undefined : { kind: 'part', reason: 'A block needs a selector' }
  if (isMoved(part, text)) return followsRules ? { kind: 'import' } : undefined
  return block?.holds === 'declarations' ? findBadDeclaration(text) : undefined
}

const escaped = /\\(?:[\da-f]{1,6}\s?|[^\da-f])/gi
/** A name is of letters, digits, `_`, `-` and whatever is not ASCII: of all but the characters that are left out here. */
const declaration = /^(?:--[^\s:]*|-?[^\s!-@[-^`{-~][^\s!-,./:-@[-^`{-~]*)\s*:/

/** Statements that begin with `@` are for other tools. */
function findBadDeclaration(written: string): FoundSlip | undefined {
  const text = written
    .replace(/\/\*[^]*?(?:\*\/|$)/g, '')
    .replace(/;$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.startsWith('@')) return undefined
  const plain = text.replace(escaped, 'x')
  const [name] = declaration.exec(plain) ?? []
  const signs = plain.replace(/"[^"]*"|'[^']*'|url\([^()]*\)/g, '')
  const isOpen = signs.split('(').length > signs.split(')').length
  if (name && !isOpen && (name.startsWith('--') || name.length < plain.length)) return undefined
  const wrong = isOpen ? 'has a bracket that is not closed' : name ? 'has no value' : 'is not a declaration'
  return { kind: 'part', reason: `"${shorten(text, 40)}" ${wrong}` }
}

const nextDeclaration = /^[ \t]*(--[\w-]+|[a-z][a-z-]*)[ \t]*:(?!:)/

/** Finds a declaration on a line below a custom property: without a semicolon between them it is part of the value. */
function findJoined({ kind, block }: Part, text: string): FoundSlip | undefined {
  if (kind !== 'statement' || block?.holds !== 'declarations' || !property.test(text)) return undefined
  if (/[{[]|\/\*[^*/]*\n/.test(text)) return undefined
  let at = 0
  for (const line of text.split('\n')) {
    const [found, name] = at > 0 ? (nextDeclaration.exec(line) ?? []) : []
    const before = text.slice(0, at)
    if (found && before.split('(').length === before.split(')').length)
      return { kind: 'joined', reason: name!, at: at + found.indexOf(name!) }
    at += line.length + 1
  }
  return undefined
}

/** Replaces parts of a text, which may hold each other, by blanks, so that all other places stay the same. */
function without(text: string, cuts: { start: number; end: number }[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue
    pieces.push(text.slice(at, start), text.slice(Math.max(at, start), end).replace(/[^\n]/g, ' '))
    at = end
  }
  return pieces.join('') + text.slice(at)
}
