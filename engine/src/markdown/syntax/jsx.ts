import type { Element, Nodes, Properties } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { whereIs } from '../places.ts'
import { isElement, type JsxElement, type Walk } from '../walk.ts'
import { evaluateExpression } from './expression.ts'

type JsxAttribute = JsxElement['attributes'][number]

/** Props that React handles, and event handlers; they are no HTML attributes. */
const droppedAttribute = /^(?:on[A-Z].*|key|ref)$/
const handler = /^on/

export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Whether a JSX name is an HTML element and not a component. */
export const isHtmlTag = (name: string) => /^[a-z][^.:]*$/.test(name)

/** Converts lower-case JSX to the hast element of the same name. */
export function toHtmlElement(node: JsxElement, walk: Walk): Element {
  const { name: tagName, children, position } = node
  const properties: Properties = {}
  for (const attribute of node.attributes) Object.assign(properties, toProperty(attribute, node, walk))
  const held = holdsNoParagraphs.test(tagName!) ? children.flatMap(withoutParagraph) : children
  return { type: 'element', tagName, properties, children: held, position } as Element
}

/** Elements without block content. Markdown makes text on lines of its own a paragraph, whose `<p>` would end them. */
const holdsNoParagraphs = /^(?:p|h[1-6])$/

const withoutParagraph = (child: Nodes): Nodes[] =>
  isElement(child, 'p') ? [...child.children, { type: 'text', value: ' ' }] : [child]

function toProperty(attribute: JsxAttribute, node: JsxElement, walk: Walk): Properties {
  if (attribute.type === 'mdxJsxExpressionAttribute') return {}
  const { name, value } = attribute
  // A handler that is text is reported where attributes are written.
  if (droppedAttribute.test(name) && !(handler.test(name) && typeof value === 'string')) return {}
  const property = name === 'class' ? 'className' : name
  if (value === null || value === undefined) return { [property]: true }
  if (typeof value === 'string') return { [property]: value }
  return { [property]: toPropertyValue(property, evaluateExpression(value.value, node, walk)) }
}

/** An attribute value. Functions, lists and objects are dropped, except the object of `style`. */
function toPropertyValue(property: string, value: unknown): Properties[string] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return property === 'style' && typeof value === 'object' && value !== null ? toCssText(value) : undefined
}

/** The attributes of a component without live ones, by name. One without a value is true. */
export function readJsxAttributes(node: JsxElement, walk: Walk): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') continue
    const { name, value = null } = attribute
    if (value === null) values[name] = true
    else values[name] = typeof value === 'string' ? value : evaluateExpression(value.value, node, walk)
  }
  return values
}

/** CSS properties whose numbers have no unit; elsewhere a number means pixels, as in React. */
const takesNumber = new Set(
  (
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxOrdinalGroup ' +
    'columnCount columns fillOpacity flex flexGrow flexOrder flexShrink floodOpacity fontWeight gridArea gridColumn ' +
    'gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale ' +
    'stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom'
  ).split(' '),
)

const vendor = /^(?:Webkit|Moz|O|ms)(?=[A-Z])/

/** Writes the object of a JSX `style` as CSS: `{ marginTop: 4 }` becomes `margin-top:4px`. */
export function toCssText(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => ['string', 'number'].includes(typeof value) && value !== '')
    .map(([property, value]) => `${toCssName(property)}:${toCssValue(property, value)}`)
    .join(';')
}

function toCssName(property: string): string {
  if (property.startsWith('--')) return property
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
}

function toCssValue(property: string, value: string | number): string {
  if (typeof value === 'string' || value === 0 || property.startsWith('--')) return String(value).trim()
  const plain = property.replace(vendor, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  return takesNumber.has(plain) ? String(value) : `${value}px`
}

/** Converts React props to HTML attributes. Values that HTML cannot hold become undefined. */
export function toProperties(props: Record<string, unknown>): Properties {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, toPropertyValue(name, value)]),
  )
}

/** Reports a component without a prop that it needs; `example` shows it. */
export function reportMissing(component: string, example: string, node: JsxElement, walk: Walk): void {
  const where = whereIs(node, walk, `<${component}`)
  walk.diagnostics.push(diagnose('component-without-prop', [component, example], where))
}

/** The props of built-in components. Besides these, each may have those of any element. */
const propsOf: Record<string, string> = {
  Admonition: 'type title icon',
  Aside: 'type title icon',
  Badge: 'text type variant kind size',
  BrowserOnly: 'fallback',
  Card: 'title icon href',
  CodeBlock: 'language title metastring showLineNumbers',
  Details: 'summary open',
  DocCardList: 'items',
  Figure: 'src alt caption wide width height',
  Icon: 'name label',
  Link: 'to href target rel isNavLink activeClassName exact',
  LinkCard: 'title icon href description',
  Mermaid: 'value',
  TabItem: 'value label default attributes',
  Tabs: 'defaultValue values groupId queryString block lazy',
  ThemedImage: 'sources alt width height',
  TOCInline: 'toc minHeadingLevel maxHeadingLevel',
  Video: 'src title poster captions',
}
const propOfAll =
  /^(?:className|class|id|style|key|ref|role|dir|lang|hidden|title|children|(?:data|aria)-.+|on[A-Z].+)$/

/** Reports props of a built-in component whose names nearly spell one that it has: what they say is not on the page. */
export function reportMisspeltProps(component: string, node: JsxElement, walk: Walk): void {
  const known = propsOf[component]?.split(' ') ?? []
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name } = attribute
    const meant = known.includes(name) || propOfAll.test(name) ? undefined : nearestMatch(name, known)
    if (!meant) continue
    const problem = diagnose('misspelt-prop', [component, name, meant], whereIs(node, walk, name))
    walk.diagnostics.push({ ...problem, fix: { from: name, to: meant } })
  }
}
