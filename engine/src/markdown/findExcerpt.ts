import { toPlainText } from './toPlainText.ts'

/** What stands before the text of a line: quote marks, then the sign of a heading or list item. */
const lineStart = /^\s*(?:>\s?)*(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/

/** The first line of a note's prose that says something, in plain words; empty when none does. */
export function findExcerpt(written: string[]): string {
  const lines = withoutFormulas(withoutExpressions(written))
  for (const [index, line] of lines.entries()) {
    if (isNoText(line) || isTitle(lines, index)) continue
    const text = toPlainText(line.replace(lineStart, '').replace(/\s*\\?\{#[^}]*\}\s*$/, ''))
    if (text !== '') return text
  }
  return ''
}

/** An expression that stands alone, over one line or several, says nothing before it is evaluated. */
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

/** Fences of admonitions, rules, rows of tables, and addresses kept for links elsewhere. */
function isNoText(line: string): boolean {
  return /^[\s>]*(?::{3,}|\||(?:[-*_]\s*){3,}$|=+\s*$|\[[^\]]+\]:)/.test(line)
}

function isTitle(lines: string[], index: number): boolean {
  return (
    /^ {0,3}#\s/.test(lines[index]!) ||
    (/^ {0,3}=+\s*$/.test(lines[index + 1] ?? '') && lines[index]!.trim() !== '')
  )
}
