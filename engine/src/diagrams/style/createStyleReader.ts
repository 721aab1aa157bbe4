import { type Subject, toSubject } from './selector.ts'
import { declaredStyle, type StyleSheet } from './styleSheet.ts'

/** The style that affects the position and size of an element's text. */
export interface TextStyle {
  subject: Subject
  /** By property. */
  values: ReadonlyMap<string, string>
}

/** The properties that affect these. */
export const textProperties = new Set(
  'alignment-baseline dominant-baseline font-size font-weight text-anchor'.split(' '),
)

/** The only one of them that is not inherited. */
const ownOnly = 'alignment-baseline'

/** Looks up the style of an element. */
export type StyleReader = (element: Element) => TextStyle

/** Creates a style reader with a cache, valid as long as the picture does not change. */
export function createStyleReader(sheet: StyleSheet): StyleReader {
  const known = new Map<Element, TextStyle>()
  const read = (element: Element): TextStyle => {
    const { parentElement } = element
    const style =
      known.get(element) ?? textStyle(element, sheet, parentElement ? read(parentElement) : undefined)
    known.set(element, style)
    return style
  }
  return read
}

/** The stylesheet wins over the element's own attributes, and these over inherited values. */
function textStyle(element: Element, sheet: StyleSheet, around: TextStyle | undefined): TextStyle {
  const subject = toSubject(element, around?.subject)
  const values = new Map(around?.values)
  values.delete(ownOnly)
  for (const [name, value] of [...subject.attributes, ...declaredStyle(subject, sheet)])
    if (textProperties.has(name)) values.set(name, value)
  return { subject, values }
}
