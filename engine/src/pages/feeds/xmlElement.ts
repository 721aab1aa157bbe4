import { escapeAttribute, escapeHtml } from '../../std/html.ts'

type Attributes = Record<string, string | undefined>

/** Characters that XML forbids, even as entities. */
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

const clean = (text: string) => text.toWellFormed().replace(forbidden, '')

/** An element with text, or an empty one. */
export function xmlText(name: string, text: string, attributes: Attributes = {}): string {
  const opening = name + writeAttributes(attributes)
  return text === '' ? `<${opening}/>` : `<${opening}>${escapeHtml(clean(text))}</${name}>`
}

/** An element with child elements, each on its own line. */
export function xmlElement(name: string, children: string[], attributes: Attributes = {}): string {
  return `<${name}${writeAttributes(attributes)}>\n${children.join('\n')}\n</${name}>`
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(clean(value!))}"`)
    .join('')
}
