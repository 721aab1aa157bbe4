import { type Document, LineCounter, parseDocument, visit } from 'yaml'

/** Why YAML cannot be read, at a place that counts from 1. */
export interface YamlError {
  reason: string
  line: number
  column: number
}

/** What a YAML text says; with an error there is no value. */
export interface ParsedYaml {
  value?: unknown
  error?: YamlError
  document: Document
  lineCounter: LineCounter
}

/** Reasons that the parser words for those who know how YAML is made. */
const reasons: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: 'A value holds a colon but no quotes, or a line is indented too far',
  DUPLICATE_KEY: 'A field is given twice',
}

/** Reads YAML, of which JSON is a part. Throws nothing and prints nothing. */
export function parseYaml(text: string): ParsedYaml {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' })
  const problem = document.errors[0] ?? findUnknownAlias(document)
  if (!problem) return { value: document.toJS(), document, lineCounter }
  const { line, col: column } = lineCounter.linePos(problem.pos[0])
  return { error: { reason: reasons[problem.code] ?? problem.message, line, column }, document, lineCounter }
}

interface YamlProblem {
  code: string
  message: string
  pos: [number, number]
}

/** `title: *Bold*` is an alias to YAML, of an anchor that nobody set. */
function findUnknownAlias(document: Document): YamlProblem | undefined {
  let found: YamlProblem | undefined
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined
      const [start, end] = alias.range!
      found = { code: 'UNKNOWN_ALIAS', message: 'Plain value cannot start with *', pos: [start, end] }
      return visit.BREAK
    },
  })
  return found
}
