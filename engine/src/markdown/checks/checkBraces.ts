import { MarkdownSyntaxError } from '../markdownSyntaxError.ts'
import { proseLines } from '../source/proseLines.ts'

/** Limit of braces in a paragraph. Parsing time grows with their square; this many take a second. */
const mostBraces = 5000

/** Rejects a paragraph of MDX that is really data, such as pasted JSON, before parsing it takes minutes. */
export function checkBraces(text: string): void {
  if (countBraces(text) <= mostBraces) return
  let [start, braces] = [0, 0]
  for (const [index, line] of proseLines(text).entries()) {
    if (line.trim() === '') [start, braces] = [index + 1, 0]
    braces += countBraces(line)
    if (braces > mostBraces)
      throw new MarkdownSyntaxError(`This paragraph holds more than ${mostBraces} braces`, start + 1, 1)
  }
}

function countBraces(text: string): number {
  let count = 0
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) count++
  return count
}
