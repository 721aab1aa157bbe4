import { parseSync } from 'rolldown/utils'
import { isPair, isScalar, visit } from 'yaml'
import type { ContentFile } from '../../content/contentFile.ts'
import { parseYaml } from '../../content/parseYaml.ts'
import { fileAttribute } from '../../content/siteFiles.ts'
import type { MarkdownOptions } from '../../markdown/markdownOptions.ts'
import { nameLink } from '../../model/noteName.ts'
import { isRecord } from '../../std/collections.ts'
import { escapeAttribute } from '../../std/html.ts'
import { indexesOf, splitFrontMatter } from '../../std/text.ts'

/** An address in a note, with the place of its spelling. */
export interface WrittenAddress {
  /**
   * `doc` is the id of a doc; `import` and `quote` are paths of files, which are not encoded; `name` is that of a
   * note.
   */
  kind: 'name' | 'link' | 'image' | 'import' | 'quote' | 'doc'
  /** As the engine reads it. */
  url: string
  /** Whether it is a path also in a vault, where what is written in Markdown may be a name. */
  isPath?: boolean
  /** The range of its spelling in the text of the file. */
  start: number
  end: number
  /** Writes another address in its place. */
  spell(url: string): string
}

/** What says where an address leads, in a place. */
export type Address = Pick<WrittenAddress, 'kind' | 'url' | 'isPath'>

/** Letters stay readable unless those of the address that is replaced were encoded. */
export const encodedLike = (written: string, url: string) =>
  /%[89a-f][\da-f]/i.test(written) ? url.replace(/\P{ASCII}+/gu, encodeURIComponent) : url

/** An address in parentheses may hold others in pairs only. */
export const escapeParentheses = (url: string) =>
  /^(?:[^()]|\([^()]*\))*$/.test(url) ? url : url.replaceAll('(', '%28').replaceAll(')', '%29')

/** Blanks stay as they are where the address that is replaced has some. */
export const withSpaces = (url: string, written: string) =>
  written.includes(' ') ? url.replaceAll('%20', ' ') : url

/** Finds the files that the fences of a note quote. */
export function quotesIn({ text, quotes = {} }: ContentFile): WrittenAddress[] {
  const fence = new RegExp(String.raw`^.*(?:\`{3}|~{3}).*?${fileAttribute.source}`, 'gmd')
  return Array.from(text.matchAll(fence)).flatMap((match) => {
    const name = ['quoted', 'single', 'bare'].find((each) => match.groups?.[each])!
    const url = match.groups![name]!.replace(/#[^#]*$/, '')
    const [start] = match.indices!.groups![name]!
    return url in quotes
      ? [{ kind: 'quote' as const, url, start, end: start + url.length, spell: (other: string) => other }]
      : []
  })
}

/** Where a footnote in the text, counted from 1, holds a text. */
export function inNote(
  number: number,
  wanted: string,
  text: string,
): [start: number, end: number] | undefined {
  const at = text.indexOf(wanted, indexesOf('^[', text)[number - 1])
  return at < 0 ? undefined : [at, at + wanted.length]
}

/** Where a text holds a whole name behind two brackets, from an offset on; -1 if nowhere. */
export function indexOfName(name: string, text: string, from = 0): number {
  let at = text.indexOf(`[[${name}`, from)
  while (at >= 0 && !/[\]|#\\\s]/.test(text.charAt(at + 2 + name.length)))
    at = text.indexOf(`[[${name}`, at + 2)
  return at
}

/** The places of an address between quotes, or in a list of them, from an offset on. */
export function findQuoted(url: string, text: string, from = 0): { start: number; end: number }[] {
  return [...new Set([url, escapeAttribute(url)])].flatMap((spelling) =>
    indexesOf(spelling, text).flatMap((start) => {
      const end = start + spelling.length
      const isWhole = /["'`=\s,]/.test(text[start - 1] ?? '') && /["'`\s,>]/.test(text[end] ?? '')
      return start >= from && isWhole ? [{ start, end }] : []
    }),
  )
}

/** Whether a place in a text is in an attribute of a tag of HTML. */
export function isInAttribute(
  start: number,
  { tag, name }: { tag: string; name: string },
  text: string,
): boolean {
  const before = text.slice(text.lastIndexOf('<', start), start).toLowerCase()
  if (before.split(/[\s/>]/, 1)[0] !== `<${tag}`) return false
  const plain = before.replace(/[-\s"']/g, '')
  const at = plain.lastIndexOf('=')
  const isFirst = at === plain.length - 1
  return (
    plain.slice(0, at).endsWith(name.toLowerCase()) &&
    (isFirst || (/^srcset$/i.test(name) && !before.includes('>')))
  )
}

/** Finds the addresses and the ids of docs in the front matter of a note, and in a vault what links by name. */
export function addressesInHeader(
  { text }: ContentFile,
  { obsidian }: Pick<MarkdownOptions, 'obsidian'>,
): WrittenAddress[] {
  const { header } = splitFrontMatter(text)
  const offset = text.indexOf(header)
  return stringsInYaml(header).flatMap(({ value, keys, start, end, spell }) => {
    const kind = headerKind(keys)
    const isPath = keys[0] === 'image' || kind !== 'image'
    if (kind) return [{ kind, url: value, isPath, start: start + offset, end: end + offset, spell }]
    return obsidian ? namesIn(text.slice(start + offset, end + offset), start + offset) : []
  })
}

function namesIn(written: string, offset: number): WrittenAddress[] {
  return Array.from(written.matchAll(nameLink), ({ index, 1: sign = '', 2: name = '' }) => {
    const url = name.split('#')[0]!.trimEnd()
    const start = offset + index + `${sign}[[`.length
    return { kind: 'name', url, start, end: start + url.length, spell: (other) => other }
  })
}

function headerKind([field = '', ...keys]: string[]): WrittenAddress['kind'] | undefined {
  if (/^pagination_(?:next|prev)$/.test(field)) return 'doc'
  if (field === 'image') return 'image'
  if (!/^(?:hero|features)$/.test(field)) return undefined
  const last = keys.at(-1) ?? ''
  if (/^(?:to|link)$/.test(last)) return 'link'
  return /^(?:picture|image|src|file|light|dark)$/.test(last) ? 'image' : undefined
}

/** A text in quotes in a file of code or of YAML or JSON, or one without quotes in YAML. */
export interface WrittenString {
  value: string
  /** The names that lead to it, the outermost first: `navbar`, `items`, `to`. That of an import is `import`. */
  keys: string[]
  /** Its range in the file, with its quotes. */
  start: number
  end: number
  /** Writes another value in its place. */
  spell(value: string): string
}

/** Finds the texts of a file of code, or of YAML or JSON; undefined if it is code that cannot be parsed. */
export function writtenStrings(file: string, text: string): WrittenString[] | undefined {
  return /\.(?:json|ya?ml)$/.test(file) ? stringsInYaml(text) : stringsInCode(file, text)
}

/** Finds the texts of YAML or JSON. */
function stringsInYaml(text: string): WrittenString[] {
  const found: WrittenString[] = []
  visit(parseYaml(text).document, {
    Scalar: (role, { value, range }, path) => {
      if (typeof value !== 'string' || !range || role === 'key') return
      const keys = path.flatMap((each) =>
        isPair(each) && isScalar(each.key) ? [String(each.key.value)] : [],
      )
      const [start, end] = range
      const quote = /^["']/.exec(text.slice(start))?.[0] ?? ''
      found.push({ value, keys, start, end, spell: (other) => spellYaml(other, quote) })
    },
  })
  return found
}

function spellYaml(value: string, quote: string): string {
  if (quote === "'") return `'${value.replaceAll("'", "''")}'`
  const isPlain = quote === '' && parseYaml(`a: ${value}`).document.get('a') === value
  return isPlain ? value : JSON.stringify(value)
}

function stringsInCode(file: string, text: string): WrittenString[] | undefined {
  const lang = /\.[jt]sx$/.test(file) ? 'tsx' : /\.[cm]?js$/.test(file) ? 'jsx' : 'ts'
  const { program, errors } = parseSync(file, text, { lang })
  if (errors.length > 0) return undefined
  const found: WrittenString[] = []
  collect(program, [])
  return found

  function collect(node: unknown, keys: string[]): void {
    if (Array.isArray(node)) for (const each of node) collect(each, keys)
    if (!isRecord(node)) return
    const written = asString(node)
    if (written) found.push({ ...written, keys })
    const below = [...keys, ...nameOf(node)]
    for (const [name, value] of Object.entries(node))
      if (typeof value === 'object' && !(name === 'key' && node.type === 'Property')) collect(value, below)
  }
}

/** The name that a node gives to what is in it. */
function nameOf({ type, key, name, source }: Record<string, unknown>): string[] {
  if (/^(?:Import|Export\w*)(?:Declaration|Expression)$/.test(String(type)))
    return isNamed(type) || isRecord(source) ? ['import'] : []
  if (type === 'Property' && isRecord(key)) return [String(key.name ?? key.value)]
  return type === 'JSXAttribute' && isRecord(name) ? [String(name.name)] : []
}

/** An exported declaration is not an import. */
const isNamed = (type: unknown) =>
  /^(?:ImportDeclaration|ImportExpression|ExportAllDeclaration)$/.test(String(type))

function asString({ type, value, start, end, raw, quasis, expressions }: Record<string, unknown>) {
  const range = { start: Number(start), end: Number(end) }
  if (type === 'Literal' && typeof value === 'string') {
    const quote = String(raw)[0]!
    return { ...range, value, spell: (other: string) => spellCode(other, quote) }
  }
  const [only] = type === 'TemplateLiteral' && !(expressions as unknown[]).length ? (quasis as unknown[]) : []
  if (!isRecord(only) || !isRecord(only.value)) return undefined
  return { ...range, value: String(only.value.cooked), spell: (other: string) => spellCode(other, '`') }
}

const spellCode = (value: string, quote: string) =>
  quote + value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote

/** The addresses that definitions of links give, by label. */
export type Definitions = Map<string, { start: number; end: number }>

const definition = /^([ >]*\[((?:[^\]\\\n]|\\.)+)\]:[ \t]*)(<[^<>\n]*>|\S+)/

export function definitionsIn(text: string): Definitions {
  const found: Definitions = new Map()
  const lines = text.split('\n')
  const starts = startsOf(lines)
  lines.forEach((line, index) => {
    const [, before, label, address] = definition.exec(line) ?? []
    if (before === undefined || label!.startsWith('^') || found.has(labelKey(label!))) return
    const start = starts[index]! + before.length
    found.set(labelKey(label!), { start, end: start + address!.length })
  })
  return found
}

export const labelKey = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase()

/** Where each line begins in a text. */
export function startsOf(lines: string[]): number[] {
  let at = 0
  return lines.map((line) => {
    const start = at
    at += line.length + 1
    return start
  })
}
