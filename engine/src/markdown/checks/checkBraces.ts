import { MarkdownSyntaxError } from '../markdownSyntaxError.ts'
import { proseLines } from '../source/proseLines.ts'

/** The parser takes time that grows with the square of the braces in a paragraph: a second for so many. */
const mostBraces = 5000

/** Refuses a paragraph of MDX that holds data by mistake, such as a page of JSON, before the parser drowns in it. */
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
