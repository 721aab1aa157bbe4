import type { TextStyle } from '../measure/textLayout.ts'
import { declaredStyle, type StyleSheet } from './styleSheet.ts'

/** Properties that decide where text stands and how much room it takes. */
export const textProperties = new Set(
  'alignment-baseline dominant-baseline font-size font-weight text-anchor'.split(' '),
)

/** What these properties are for an element: the sheet's word, else its attribute's, else what it inherits. */
export function textStyle(element: Element, sheet: StyleSheet, around?: TextStyle): TextStyle {
  const outer =
    around ?? (element.parentElement ? textStyle(element.parentElement, sheet) : new Map<string, string>())
  const attributes = [...element.attributes].filter(({ name }) => textProperties.has(name))
  const declared = declaredStyle(element, sheet)
  if (attributes.length === 0 && declared.size === 0 && !outer.has(ownOnly)) return outer
  const style = new Map([
    ...outer,
    ...attributes.map(({ name, value }) => [name, value] as const),
    ...declared,
  ])
  if (!declared.has(ownOnly) && !element.hasAttribute(ownOnly)) style.delete(ownOnly)
  return style
}

/** The one of them that is not inherited. */
const ownOnly = 'alignment-baseline'
