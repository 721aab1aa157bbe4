import type { MarkedText } from '../../../search/query/searchHit.ts'

/**
 * Private-use characters, which no text contains, mark the matches, so that the server's answer is never read as
 * HTML.
 */
export const markStart = '\ue000'
export const markEnd = '\ue001'

/** Splits a marked text into plain text and the positions of its matches. */
export function readMarks(value: string): MarkedText {
  const marks: MarkedText['marks'] = []
  let text = ''
  for (const piece of value.split(markStart)) {
    const [marked, after] = piece.includes(markEnd) ? piece.split(markEnd) : ['', piece]
    if (marked) marks.push([text.length, text.length + marked.length])
    text += `${marked}${after}`
  }
  return { text, marks }
}
