import type { Document, Node } from 'yaml'
import { isAlias, isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { messageOf } from '../std/errors.ts'
import { explainYaml, isUnclosed, type YamlProblem } from './explainYaml.ts'

/** Why YAML is invalid, and what to do. Line and column count from 1. */
export interface YamlError {
  reason: string
  advice: string
  line: number
  column: number
}

/** A parsed YAML text; after an error it has no value. */
export interface ParsedYaml {
  value?: unknown
  error?: YamlError
  document: Document
  lineCounter: LineCounter
}

/** Parses YAML or JSON, which is a subset. Throws nothing and prints nothing. */
export function parseYaml(text: string): ParsedYaml {
  const parsed = parseStrictly(text)
  if (!parsed.error || !opensText.test(text)) return parsed
  const indented = parseStrictly(indentQuotes(text))
  return indented.error ? parsed : indented
}

/** A text in quotes behind its field, or on the line below. */
const opensText = /^(?:[\w-]+:[ \t]*|[ \t]+)(["'])/m

/**
 * Indents the further lines of a text in quotes, as YAML asks for. Other parsers do without, and their writers break
 * long descriptions like that.
 */
function indentQuotes(text: string): string {
  let quote: string | undefined
  let indent = ''
  const lines = text.split('\n').map((line) => {
    const isInside = quote !== undefined
    const opened = quote ?? opensText.exec(line)?.[1]
    if (!isInside) indent = /^[ \t]*/.exec(line)![0]
    const rest = isInside ? line : line.slice(line.indexOf(opened ?? '') + 1)
    if (opened) quote = closes(rest, opened) ? undefined : opened
    return isInside && line !== '' ? `  ${indent}${line}` : line
  })
  return lines.join('\n')
}

/** Whether a line ends the text that a quotation mark opened, which may stand in it escaped or doubled. */
const closes = (line: string, quote: string) =>
  (quote === '"' ? line.replace(/\\./g, '') : line.replaceAll("''", '')).includes(quote)

function parseStrictly(text: string): ParsedYaml {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
    // YAML 1.2 has no "<<", but other engines read it, and who writes it means it.
    merge: true,
    // Compares each key with all others; `findDuplicate` does it in one pass.
    uniqueKeys: false,
  })
  const problem =
    document.errors[0] ??
    // A tag that nothing knows, as "!important" has one, is only a warning to the parser.
    document.warnings[0] ??
    findDuplicate(document) ??
    findBadAlias(document) ??
    findForbiddenKey(document) ??
    findBadMerge(document)
  const { value, problem: error } = problem ? { problem } : toValue(document)
  if (!error) return { value, document, lineCounter }
  const { line, col: column } = lineCounter.linePos(startOf(error, document))
  const [reason, advice] = explainYaml(error, text)
  return { error: { reason, advice, line, column }, document, lineCounter }
}

/** Replaces the aliases by their values. The parser refuses aliases that multiply each other. */
function toValue(document: Document): { value?: unknown; problem?: YamlProblem } {
  try {
    return { value: document.toJS() }
  } catch (error) {
    return { problem: { code: 'NO_VALUE', message: messageOf(error), pos: [0, 0] } }
  }
}

/** The offset of a problem: for an unclosed quote or bracket, where it was opened. */
function startOf(problem: YamlProblem, document: Document): number {
  const [end] = problem.pos
  let start = end
  if (isUnclosed(problem))
    visit(document, {
      Node(_, node) {
        if (isEnclosed(node) && node.range![0] < end && node.range![1] >= end) start = node.range![0]
      },
    })
  return start
}

const isEnclosed = (node: Node) =>
  isCollection(node) ? node.flow === true : isScalar(node) && /^QUOTE/.test(node.type ?? '')

/** Finds a key that would change what all objects have, past every check of the fields. */
function findForbiddenKey(document: Document): YamlProblem | undefined {
  let found: YamlProblem | undefined
  visit(document, {
    Pair(_, { key }) {
      const name = isAlias(key) ? key.resolve(document) : key
      if (!isScalar(name) || textOf(name.value) !== '__proto__') return undefined
      const [start, end] = (key as Node).range!
      found = { code: 'FORBIDDEN_KEY', message: 'Forbidden key', pos: [start, end] }
      return visit.BREAK
    },
  })
  return found
}

/** A key may be written as bytes, too. */
const textOf = (key: unknown) => String(key instanceof Uint8Array ? Buffer.from(key) : key)

/** Finds a "<<" that takes in something else than fields, such as a text. */
function findBadMerge(document: Document): YamlProblem | undefined {
  let found: YamlProblem | undefined
  const resolve = (node: unknown) => (isAlias(node) ? node.resolve(document) : node)
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || typeof key.value !== 'symbol') return undefined
      const source = resolve(value)
      if ((isSeq(source) ? source.items : [source]).every((each) => isMap(resolve(each)))) return undefined
      const [start, end] = key.range!
      found = { code: 'BAD_MERGE', message: 'Merge sources must be maps', pos: [start, end] }
      return visit.BREAK
    },
  })
  return found
}

function findDuplicate(document: Document): YamlProblem | undefined {
  let found: YamlProblem | undefined
  visit(document, {
    Map(_, map) {
      const names = new Set<unknown>()
      for (const { key } of map.items)
        if (isScalar(key) && names.size === names.add(key.value).size) {
          const [start, end] = key.range!
          found = { code: 'DUPLICATE_KEY', message: 'Map keys must be unique', pos: [start, end] }
          return visit.BREAK
        }
      return undefined
    },
  })
  return found
}

/** For each alias the parser goes through the whole text. Of one value it takes a hundred. */
const mostAliases = 200

/**
 * Finds an alias without an anchor, as `title: *Bold*` is one to YAML, one of a value that it is in, or the first that
 * is too many.
 */
function findBadAlias(document: Document): YamlProblem | undefined {
  let found: YamlProblem | undefined
  const anchors = new Map<string, Node>()
  let count = 0
  visit(document, {
    Node(_, node, ancestors) {
      if (!isAlias(node)) {
        if (node.anchor) anchors.set(node.anchor, node)
        return undefined
      }
      const target = anchors.get(node.source)
      count++
      if (target && !ancestors.includes(target) && count <= mostAliases) return undefined
      const [code, message] = !target
        ? ['UNKNOWN_ALIAS', 'Plain value cannot start with *']
        : count > mostAliases
          ? ['MANY_ALIASES', 'Too many aliases']
          : ['ENDLESS_ALIAS', 'Alias within its own anchor']
      const [start, end] = node.range!
      found = { code, message, pos: [start, end] }
      return visit.BREAK
    },
  })
  return found
}
