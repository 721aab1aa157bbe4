import { replaceEmoji } from './syntax/emoji.ts'
import { toPlainText } from './toPlainText.ts'

const headingPattern = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/
const rulePattern = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/

/**
 * The note's own title: its first level 1 heading, if no other heading and no rule precedes it. Found in the lines of
 * the source, because sidebars need the titles of notes that are not compiled yet.
 */
export function findContentTitle(lines: string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const heading = headingPattern.exec(line)
    if (heading) return heading[1] === '#' ? toTitle((heading[2] ?? '').trim()) : undefined
    if (/^ {0,3}=+[ \t]*$/.test(line) && lines[index - 1]?.trim())
      return toTitle(paragraphBefore(lines, index))
    if (rulePattern.test(line)) return undefined
  }
  return undefined
}

function paragraphBefore(lines: string[], index: number): string {
  const start = lines.findLastIndex((line, before) => before < index && line.trim() === '') + 1
  return lines
    .slice(start, index)
    .map((line) => line.trim())
    .join(' ')
}

function toTitle(markdown: string): string {
  return toPlainText(replaceEmoji(withoutHeadingId(markdown).replace(/(?:^|(?<!\s)\s+)#+$/, '')))
}

/** A heading without the id that may end it. */
export function withoutHeadingId(markdown: string): string {
  return markdown.replace(/(?<!\s)\s*\\?\{#[^{}]*\}\s*$/, '')
}
