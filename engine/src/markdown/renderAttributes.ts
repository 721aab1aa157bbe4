import type { Properties } from 'hast'
import { find, html, svg } from 'property-information'
import { escapeAttribute } from '../std/escapeHtml.ts'
import type { Walk } from './walk.ts'

/** Elements whose attributes follow the rules of SVG. */
const svgTags = new Set(['svg', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'g', 'text', 'defs', 'use'])

/** Attributes as HTML, each with a space before it. Ids are noted as anchors; event handlers are dropped. */
export function renderAttributes(tagName: string, properties: Properties, walk: Walk): string {
  const schema = svgTags.has(tagName) ? svg : html
  let result = ''
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false || /^on[A-Z]/.test(property)) continue
    const info = find(schema, property)
    const name = /^[A-Z]/.test(info.attribute) ? property : info.attribute
    if (name === 'id') walk.anchors.add(String(value))
    if (value === true && !name.startsWith('aria-')) result += ` ${name}`
    else result += ` ${name}="${escapeAttribute(toAttributeText(value, info.commaSeparated))}"`
  }
  return result
}

function toAttributeText(value: NonNullable<Properties[string]>, commaSeparated: boolean): string {
  return Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : String(value)
}
