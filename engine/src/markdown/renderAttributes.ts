import type { Element, Properties } from 'hast'
import { find, html, normalize, svg } from 'property-information'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { isMarkup, type Markup } from '../model/constructs.ts'
import { escapeAttribute } from '../std/html.ts'
import { type Html, joinHtml } from './html.ts'
import { type Walk, whereIs } from './walk.ts'

/** Writes an element of a construct, whose contents are HTML. */
export function renderMarkup({ tagName, attributes, children }: Markup<Html>, walk: Walk): Html {
  const inner = joinHtml(children.map((child) => (isMarkup(child) ? renderMarkup(child, walk) : child)))
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : renderAttributes(tagName, { [name]: value }, walk),
  )
  return joinHtml([`<${tagName}${written.join('')}>`, inner, `</${tagName}>`])
}

/** A valid attribute name. Stray characters in a tag may parse as others, which are dropped. */
const attributeName = /^[a-z_:@][\w:.-]*$/i

/** Renders attributes as HTML, each after a space. Adds ids to the anchors, and drops event handlers. */
export function renderAttributes(tagName: string, properties: Properties, walk: Walk): string {
  let result = ''
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || /^on/i.test(property)) continue
    const info = find(normalize(property) in html.normal ? html : svg, property)
    // The lookup also finds inherited names, such as `constructor`, which have no `attribute`.
    const name = info?.attribute ?? ''
    if (!attributeName.test(name)) continue
    if (name === 'id' || (name === 'name' && tagName === 'a')) walk.anchors.add(String(value))
    if (typeof value === 'boolean' && !info.booleanish && !/^(?:aria|data)-/.test(name))
      result += value ? ` ${name}` : ''
    else result += ` ${name}="${escapeAttribute(toAttributeText(value, info.commaSeparated))}"`
  }
  return result
}

/** Reports event handlers written as text, which `renderAttributes` drops. */
export function reportHandlers(element: Element, walk: Walk): void {
  for (const [property, value] of Object.entries(element.properties)) {
    if (typeof value !== 'string' || !/^on[a-z]+$/i.test(property)) continue
    // The parser of HTML writes `onclick` as `onClick`.
    const spellings = [property, property.toLowerCase()].map((name) => ({
      name,
      where: whereIs(element, walk, name),
    }))
    const { name, where } = spellings.find(({ where }) => where.length) ?? spellings[1]!
    walk.diagnostics.push(diagnose('inline-handler', [name], where))
  }
}

function toAttributeText(value: NonNullable<Properties[string]>, commaSeparated: boolean): string {
  const text = Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : String(value)
  return text.replaceAll('\0', '\uFFFD')
}
