import type { Note, NoteElement } from '../check/note.ts'
import type { Heading } from '../model/pageData.ts'

/** The lines of a note with a heading written as `## …`, from 1, and the id of each. */
export function findHeadingIds({ document, elements }: Note): Map<number, string> {
  const headings = elements.filter(hasId)
  // The document lacks headings that React renders, so the two lists cannot be matched then.
  if (headings.length !== document.headings.length) return new Map()
  return new Map(headings.flatMap((heading, index) => toLine(heading, document.headings[index]!)))
}

const hasId = ({ tag, properties }: NoteElement) => /^h[2-6]$/.test(tag) && properties.id !== 'footnote-label'

function toLine({ where }: NoteElement, { id }: Heading): [line: number, id: string][] {
  const { line, sourceLine = '' } = where()
  return line && /^[\s>]*#{2,6}\s/.test(sourceLine) ? [[line, id]] : []
}
