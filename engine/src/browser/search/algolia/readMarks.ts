import type { MarkedText } from '../../../search/asking/searchHit.ts'

/** Signs that no text contains: so what the server sends is never read as HTML. */
export const markStart = '\ue000'
export const markEnd = '\ue001'

/** A text without the signs around its matches, and where these are. */
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
