import type { Document, Node } from 'yaml'
import { isAlias, isCollection, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { messageOf } from '../std/errors.ts'

/** Why YAML is invalid. Line and column count from 1. */
export interface YamlError {
  reason: string
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
  const lineCounter = new LineCounter()
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
    // Compares each key with all others; `findDuplicate` does it in one pass.
    uniqueKeys: false,
  })
  const problem =
    document.errors[0] ?? findDuplicate(document) ?? findBadAlias(document) ?? findForbiddenKey(document)
  const { value, problem: error } = problem ? { problem } : toValue(document)
  if (!error) return { value, document, lineCounter }
  const { line, col: column } = lineCounter.linePos(startOf(error, document))
  return { error: { reason: yamlReason(error), line, column }, document, lineCounter }
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
      if (!isScalar(name) || name.value !== '__proto__') return undefined
      const [start, end] = (key as Node).range!
      found = { code: 'FORBIDDEN_KEY', message: 'Forbidden key', pos: [start, end] }
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

/** Finds an alias without an anchor, as `title: *Bold*` is one to YAML, or one of a value that it is in. */
function findBadAlias(document: Document): YamlProblem | undefined {
  let found: YamlProblem | undefined
  visit(document, {
    Alias(_, alias, ancestors) {
      const target = alias.resolve(document)
      if (target && !ancestors.includes(target)) return undefined
      const [start, end] = alias.range!
      const [code, message] = target
        ? ['ENDLESS_ALIAS', 'Alias within its own anchor']
        : ['UNKNOWN_ALIAS', 'Plain value cannot start with *']
      found = { code, message, pos: [start, end] }
      return visit.BREAK
    },
  })
  return found
}

/** An error of the YAML parser. */
interface YamlProblem {
  code: string
  message: string
  pos: [number, number]
}

const inBrackets = /^Flow (sequence|map) .* end with a ([\]}])$/

/** Plain messages, by error code, for parser messages that use YAML jargon. */
const reasons: Record<string, string> = {
  ALIAS_PROPS: 'A value that begins with & or * needs quotes',
  BAD_ALIAS: 'A value that begins with & or * needs quotes',
  BAD_COLLECTION_TYPE: 'A value that begins with ! needs quotes',
  BAD_DIRECTIVE: 'A line that begins with % needs quotes',
  BAD_DQ_ESCAPE:
    'Between double quotes a backslash begins a special character; use single quotes, or write it twice',
  BAD_INDENT: 'The fields of one level, and the items of one list, must begin in the same column',
  BAD_PROP_ORDER: 'A value that begins with & or ! needs quotes',
  BAD_SCALAR_START: 'This value begins with a character that needs quotes',
  BLOCK_IN_FLOW: 'A list with "-" or a text with | or > cannot be within brackets',
  IMPOSSIBLE: 'It is not clear where a value begins',
  MISSING_CHAR: 'A comma, a colon or a blank is missing here',
  MULTIPLE_ANCHORS: 'A value that begins with & needs quotes',
  MULTIPLE_TAGS: 'A value that begins with ! needs quotes',
  NON_STRING_KEY: 'The name of a field must be a text',
  NO_VALUE: 'Its values cannot be put together',
  RESOURCE_EXHAUSTION: 'Its values are nested too deeply',
  TAG_RESOLVE_FAILED: 'A value that begins with ! needs quotes',
  UNEXPECTED_TOKEN:
    'This cannot be here; before it a character may be missing, such as a quotation mark or a bracket',
  BLOCK_AS_IMPLICIT_KEY: 'A value holds a colon but no quotes, or a line is indented too far',
  DUPLICATE_KEY: 'A field is given twice',
  ENDLESS_ALIAS: 'The value that begins with & holds itself',
  FORBIDDEN_KEY: 'No field can be called __proto__',
  MULTILINE_IMPLICIT_KEY: 'A line has no colon behind the name of its field',
  MULTIPLE_DOCS: 'A line of "---" or "..." ends it, but more follows',
  TAB_AS_INDENT: 'A line is indented with a tab, which YAML does not allow',
}

/** A parser error in words that writers of notes understand. */
function yamlReason({ code, message }: YamlProblem): string {
  const [, kind, bracket] = inBrackets.exec(message) ?? []
  const [, character] = /^Plain value cannot start with .*?(\S)$/.exec(message) ?? []
  if (kind)
    return `A ${kind === 'map' ? 'map' : 'list'} must end with "${bracket}", and its lines must be indented`
  if (character) return `A value that begins with ${character} needs quotes`
  if (message.startsWith('Maximum call stack')) return 'Its values are nested too deeply'
  if (message.startsWith('Excessive alias')) return 'Its values with * repeat each other too often'
  if (message.startsWith('Missing closing')) return 'A quotation mark opens a text here, but none closes it'
  if (message.startsWith('Implicit map keys')) return reasons.MULTILINE_IMPLICIT_KEY!
  if (message.startsWith('Comments must be')) return 'A blank is missing before "#"'
  if (message.startsWith('Block scalar'))
    return 'The lines of a text that begins with | or > must be indented'
  if (message.startsWith('Unexpected , in')) return 'A comma has no value before it'
  if (message.startsWith('Missing ,')) return 'A comma is missing between two values in brackets'
  if (message === 'Unexpected scalar at node end') return 'Text follows a value that has ended already'
  return reasons[code] ?? message
}

/** Whether a quote or bracket is never closed; the parser reports that at the end of the text. */
function isUnclosed({ message }: YamlProblem): boolean {
  return message.startsWith('Missing closing') || inBrackets.test(message)
}
