import { declaredStyle, type StyleSheet } from './styleSheet.ts'
import { type Subject, toSubject } from './subject.ts'

/** What decides where the text of an element stands and how much room it takes. */
export interface TextStyle {
  subject: Subject
  /** By property. */
  values: ReadonlyMap<string, string>
}

/** The properties that do so. */
export const textProperties = new Set(
  'alignment-baseline dominant-baseline font-size font-weight text-anchor'.split(' '),
)

/** The one of them that is not inherited. */
const ownOnly = 'alignment-baseline'

/** Looks up the style of an element. */
export type StyleReader = (element: Element) => TextStyle

/** Reads styles for as long as nothing of the picture changes: what stands around several texts is read once. */
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

/** The sheet's word, else the element's own attribute, else what it inherits. */
function textStyle(element: Element, sheet: StyleSheet, around: TextStyle | undefined): TextStyle {
  const subject = toSubject(element, around?.subject)
  const values = new Map(around?.values)
  values.delete(ownOnly)
  for (const [name, value] of [...subject.attributes, ...declaredStyle(subject, sheet)])
    if (textProperties.has(name)) values.set(name, value)
  return { subject, values }
}
