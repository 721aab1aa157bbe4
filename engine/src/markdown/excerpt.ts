import { toPlainText } from './plainText.ts'

/** What stands before the text of a line: quote marks, then the sign of a heading or list item. */
const lineStart = /^\s*(?:>\s?)*(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/

/** The first line of a note's prose that says something, in plain words; empty when none does (behaviours 3.2). */
export function findExcerpt(lines: string[]): string {
  for (const [index, line] of lines.entries()) {
    if (isNoText(line) || isTitle(lines, index)) continue
    const text = toPlainText(line.replace(lineStart, '').replace(/\s*\\?\{#[^}]*\}\s*$/, ''))
    if (text !== '') return text
  }
  return ''
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
