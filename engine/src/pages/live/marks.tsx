import type { ReactNode } from 'react'

/**
 * Lets values pass through a renderer that takes only text: a mark takes the place of each. React has no element for
 * finished HTML that adds no tag, and Markdown's renderers do not take React's elements.
 */
interface Marks<Value> {
  /** Stores a value and returns its mark. */
  mark(value: Value): string
  /** The pieces of a text, with the values in place of their marks. */
  pieces(text: string): (string | Value)[]
}

/** `boundary` is a noncharacter of Unicode: no text may contain it, and renderers do not escape it. */
function createMarks<Value>(boundary: '\uFDD0' | '\uFDD1'): Marks<Value> {
  const values: Value[] = []
  return {
    mark: (value) => `${boundary}${values.push(value) - 1}${boundary}`,
    pieces: (text) =>
      text.split(boundary).map((piece, index) => (index % 2 ? values[Number(piece)]! : piece)),
  }
}

/** Finished HTML that goes through React's rendering. */
export interface HtmlMarks {
  mark(html: string): string
  /** Replaces the marks by their HTML, which may have marks too. */
  fill(html: string): string
}

export function createHtmlMarks(): HtmlMarks {
  const { mark, pieces } = createMarks<{ html: string }>('\uFDD0')
  const fill = (html: string): string =>
    pieces(html)
      .map((piece) => (typeof piece === 'string' ? piece : fill(piece.html)))
      .join('')
  return { mark: (html) => mark({ html }), fill }
}

/** A mark as a component, so that other components do not take it for text. */
export function Written({ mark }: { mark: string }): ReactNode {
  return mark
}

/** React's elements that go through a renderer of Markdown. */
export const createElementMarks = () => createMarks<{ element: ReactNode }>('\uFDD1')
