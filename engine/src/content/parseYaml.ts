import { type Document, isCollection, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { isUnclosed, type YamlProblem, yamlReason } from './yamlReason.ts'

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
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' })
  const problem = document.errors[0] ?? findUnknownAlias(document)
  if (!problem) return { value: document.toJS(), document, lineCounter }
  const { line, col: column } = lineCounter.linePos(startOf(problem, document))
  return { error: { reason: yamlReason(problem), line, column }, document, lineCounter }
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

/** Finds an alias without an anchor. `title: *Bold*` is one to YAML. */
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
