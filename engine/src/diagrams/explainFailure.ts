import type { Drawing } from '../model/drawing.ts'
import { unmarkTags } from './tagMarks.ts'

/**
 * Explains why a diagram was not drawn: a mistake in the diagram, or an error of this code, in which case a browser
 * draws it.
 */
export function explainFailure(error: unknown, source: string): Drawing {
  const message = unmarkTags(error instanceof Error ? error.message : String(error))
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError)
    return { kind: 'browser', reason: `drawing it failed: ${message}` }
  const line = /\bline (\d+)/i.exec(message)?.[1]
  return { kind: 'mistake', message, line: line ? lineInSource(Number(line), source) : undefined }
}

/** Converts Mermaid's line number, which does not count front matter, directives and comments. */
function lineInSource(line: number, source: string): number {
  const header = /^\s*---\n[\s\S]*?\n---[^\n]*\n/.exec(source)?.[0] ?? ''
  const before = header.split('\n').length - 1
  const lines = source
    .slice(header.length)
    .replace(/%%\{(?:(?!%%\{)[\s\S])*?\}%%/g, (written) => written.replace(/[^\n]/g, ' '))
    .split('\n')
  const counted = lines.flatMap((text, index) =>
    /^\s*%%/.test(text) ? [] : { text, number: before + index + 1 },
  )
  const first = counted.findIndex(({ text }) => text.trim() !== '')
  const last = counted.findLastIndex(({ text }) => text.trim() !== '')
  return counted[Math.min(first + line - 1, last)]?.number ?? before + 1
}
