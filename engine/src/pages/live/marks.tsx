import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { KnownComponent } from '../../markdown/createBuiltInRenderer.ts'
import { diagramContainer } from '../../model/drawing.ts'

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
  /** That of a component, which numbers its diagrams from 0 as the page does. */
  markKnown(html: string): string
  /** Replaces the marks by their HTML, which may have marks too. */
  fill(html: string): string
}

export function createHtmlMarks(): HtmlMarks {
  const { mark, pieces } = createMarks<{ html: string }>('\uFDD0')
  const fill = (html: string): string =>
    pieces(html)
      .map((piece) => (typeof piece === 'string' ? piece : fill(piece.html)))
      .join('')
  let known = 0
  const markKnown = (html: string) => {
    if (!html.includes(diagramContainer)) return mark({ html })
    known += 1
    return mark({ html: html.replace(/\bdiagram-(?=\d+-)/g, `diagram-code${known}-`) })
  }
  return { mark: (html) => mark({ html }), markKnown, fill }
}

/** A mark as a component, so that other components do not take it for text. */
export function Written({ mark }: { mark: string }): ReactNode {
  return mark
}

/** React's elements that go through a renderer of Markdown. */
export const createElementMarks = () => createMarks<{ element: ReactNode }>('\uFDD1')

/** A component of React as the renderers of Markdown take it; elements among its children become marks. */
export function toKnown(
  name: string,
  { children, ...props }: { children?: ReactNode; title?: ReactNode },
  toMark: (element: ReactNode) => string,
): KnownComponent {
  const known = { name, props: Object.fromEntries(Object.entries(props).filter(isPlain)) }
  if (name === 'CodeBlock') return { ...known, children: [textOf(children)] }
  if (name === 'Tabs')
    return { ...known, children: tabsIn(children).map((tab) => toKnown('TabItem', tab.props, toMark)) }
  if (name === 'Admonition' && isValidElement(props.title)) known.props.title = toMark(props.title)
  return { ...known, children: children === undefined ? [] : [toMark(children)] }
}

/** Markdown's renderers take neither functions nor React elements as props. */
const isPlain = ([, value]: [string, unknown]) => typeof value !== 'function' && !isValidElement(value)

const textOf = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('')

type Tab = ReactElement<{ value: string; children?: ReactNode }>

const tabsIn = (children: ReactNode): Tab[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode; value?: unknown }>(child)) return []
    return child.type === Fragment ? tabsIn(child.props.children) : [child as Tab]
  })
