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

/** Reads them for an element: the sheet's word, else its attribute's, else what it inherits; `around` where that is known. */
export function textStyle(element: Element, sheet: StyleSheet, around?: TextStyle): TextStyle {
  const outer = around ?? (element.parentElement ? textStyle(element.parentElement, sheet) : undefined)
  const subject = toSubject(element, outer?.subject)
  const values = new Map(outer?.values)
  values.delete(ownOnly)
  for (const [name, value] of [...subject.attributes, ...declaredStyle(subject, sheet)])
    if (textProperties.has(name)) values.set(name, value)
  return { subject, values }
}
