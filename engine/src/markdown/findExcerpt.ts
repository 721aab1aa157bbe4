import { withoutHeadingId } from './findContentTitle.ts'
import { alertMarker } from './syntax/blockquote.ts'
import { toPlainText } from './toPlainText.ts'

/** The Markdown markers before the text of a line: quote, heading, list item. */
const lineStart = /^\s*(?:>\s?)*(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/

/** The first line of a note with text, as plain text; empty if there is none. */
export function findExcerpt(written: string[]): string {
  const lines = withoutFormulas(withoutExpressions(written))
  for (const [index, line] of lines.entries()) {
    if (isNoText(line) || isTitle(lines, index)) continue
    const text = toPlainText(withoutHeadingId(line.replace(lineStart, '')))
    if (text !== '') return text
  }
  return ''
}

/** Removes expressions on lines of their own, whose values are unknown here. */
function withoutExpressions(lines: string[]): string[] {
  let depth = 0
  return lines.map((line) => {
    const text = line.trim()
    if (depth === 0 && !text.startsWith('{')) return line
    depth = Math.max(0, depth + text.split('{').length - text.split('}').length)
    return depth > 0 || text.endsWith('}') ? '' : line
  })
}

function withoutFormulas(lines: string[]): string[] {
  let isFormula = false
  return lines.map((line) => {
    const marks = line.split('$$').length - 1
    const wasFormula = isFormula
    if (marks % 2 === 1) isFormula = !isFormula
    return wasFormula || /^[\s>]*\$\$/.test(line) ? '' : line
  })
}

/** Whether a line has no text for an excerpt: admonition fences, first lines of alerts, rules, table rows, link reference definitions. */
function isNoText(line: string): boolean {
  return (
    /^[\s>]*(?::{3,}|\||(?:[-*_]\s*){3,}$|=+\s*$|\[[^\]]+\]:)/.test(line) ||
    (/^[ >]*>/.test(line) && alertMarker.test(line.replace(/^[ >]*/, '')))
  )
}

function isTitle(lines: string[], index: number): boolean {
  return (
    /^ {0,3}#\s/.test(lines[index]!) ||
    (/^ {0,3}=+\s*$/.test(lines[index + 1] ?? '') && lines[index]!.trim() !== '')
  )
}
