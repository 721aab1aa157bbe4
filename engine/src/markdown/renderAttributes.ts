import type { Element, Nodes, Properties } from 'hast'
import { find, html, normalize, svg } from 'property-information'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { isMarkup, type Markup } from '../model/constructs.ts'
import { asTable } from '../std/collections.ts'
import { escapeAttribute, voidTag } from '../std/html.ts'
import { type Html, joinHtml } from './html.ts'
import { whereIs } from './places.ts'
import { addReference, type Walk } from './walk.ts'

/** Writes an element of a construct, whose contents are HTML. Its addresses are references, with the place of `node`. */
export function renderMarkup(
  { tagName, attributes, children }: Markup<Html>,
  walk: Walk,
  node?: Nodes,
): Html {
  const written = Object.entries(attributes).map(([name, value]) => {
    const kind = addresses[`${tagName} ${name}`]
    if (kind && node && typeof value === 'string') return referTo(kind, [name, value], node, walk)
    return value === true ? ` ${name.toLowerCase()}` : renderAttributes(tagName, { [name]: value }, walk)
  })
  const opening = joinHtml([`<${tagName}`, ...written, '>'])
  if (voidTag.test(tagName)) return opening
  const inner = children.map((child) => (isMarkup(child) ? renderMarkup(child, walk, node) : child))
  return joinHtml([opening, ...inner, `</${tagName}>`])
}

/** The attributes of constructs that name a page or a file. */
const addresses = asTable<'link' | 'image'>({
  'a href': 'link',
  'img src': 'image',
  'track src': 'image',
  'video src': 'image',
  'video poster': 'image',
})

function referTo(kind: 'link' | 'image', [attribute, url]: [string, string], node: Nodes, walk: Walk): Html {
  const where = whereIs(node, walk, url)
  return addReference({ kind, url, where, sized: true, ...(kind === 'image' && { attribute }) }, walk)
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
