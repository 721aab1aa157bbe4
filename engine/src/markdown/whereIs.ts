import type { Nodes } from 'hast'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import { locate } from './locate.ts'
import type { Walk } from './walk.ts'

/** The location of a node, or of the text `written` within its first line. */
export function whereIs(node: Nodes, walk: Walk, written = ''): SourceLocation {
  const { source } = walk
  const start = node.position?.start
  for (const spelling of written ? [written, written.replaceAll('%20', ' ')] : []) {
    const found = start ? findInLine(spelling, start, source.lines) : findInText(spelling, walk)
    if (found) return { ...locate(source, found.line, found.column), length: spelling.length }
  }
  return start ? locate(source, start.line, start.column) : { file: source.file }
}

interface Place {
  line: number
  column: number
}

function findInLine(text: string, { line, column }: Place, lines: string[]): Place | undefined {
  const index = lines[line - 1]?.indexOf(text, column - 1) ?? -1
  return index < 0 ? undefined : { line, column: index + 1 }
}

/**
 * Searches the text of a node without a position, as HTML gives them, from the last one found; if that fails, from the
 * start.
 */
function findInText(text: string, walk: Walk): Place | undefined {
  const { lines } = walk.source
  const found = findAfter(walk.lastFound, text, lines) ?? findAfter({ line: 1, column: 0 }, text, lines)
  if (found) walk.lastFound = found
  return found
}

function findAfter(place: Place, text: string, lines: string[]): Place | undefined {
  let found = findInLine(text, { line: place.line, column: place.column + 1 }, lines)
  for (let line = place.line + 1; !found && line <= lines.length; line++)
    found = findInLine(text, { line, column: 1 }, lines)
  return found
}
