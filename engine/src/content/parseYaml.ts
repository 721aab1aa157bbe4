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

/** Reads YAML, of which JSON is a part. Throws nothing and prints nothing. */
export function parseYaml(text: string): ParsedYaml {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' })
  const problem = document.errors[0] ?? findUnknownAlias(document)
  if (!problem) return { value: document.toJS(), document, lineCounter }
  const { line, col: column } = lineCounter.linePos(problem.pos[0])
  return { error: { reason: problem.message, line, column }, document, lineCounter }
}

/** `title: *Bold*` is an alias to YAML, of an anchor that nobody set. */
function findUnknownAlias(document: Document): { message: string; pos: [number, number] } | undefined {
  let found: { message: string; pos: [number, number] } | undefined
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined
      const start = alias.range![0]
      found = { message: 'Plain value cannot start with *', pos: [start, start + 1] }
      return visit.BREAK
    },
  })
  return found
}
