import type { Properties } from 'hast'
import { find, html, normalize, svg } from 'property-information'
import { escapeAttribute } from '../std/escapeHtml.ts'
import type { Walk } from './walk.ts'

/** Signs that slip into a tag by mistake make no attribute. */
const attributeName = /^[a-z_:@][\w:.-]*$/i

/** Attributes as HTML, each with a space before it. Anchors are noted; event handlers are dropped. */
export function renderAttributes(tagName: string, properties: Properties, walk: Walk): string {
  let result = ''
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || /^on/i.test(property)) continue
    const info = find(normalize(property) in html.normal ? html : svg, property)
    // Names that every object has, such as `constructor`, are no attributes.
    const name = info?.attribute ?? ''
    if (!attributeName.test(name)) continue
    if (name === 'id' || (name === 'name' && tagName === 'a')) walk.anchors.add(String(value))
    if (typeof value === 'boolean' && !info.booleanish && !/^(?:aria|data)-/.test(name))
      result += value ? ` ${name}` : ''
    else result += ` ${name}="${escapeAttribute(toAttributeText(value, info.commaSeparated))}"`
  }
  return result
}

function toAttributeText(value: NonNullable<Properties[string]>, commaSeparated: boolean): string {
  const text = Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : String(value)
  return text.replaceAll('\0', '\uFFFD')
}
