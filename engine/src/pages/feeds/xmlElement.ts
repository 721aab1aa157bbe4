import { escapeAttribute, escapeHtml } from '../../std/escapeHtml.ts'

type Attributes = Record<string, string | undefined>

/** What XML cannot hold, in whatever spelling. */
const forbidden = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu

const clean = (text: string) => text.toWellFormed().replace(forbidden, '')

/** An element that holds text, or nothing. */
export function xmlText(name: string, text: string, attributes: Attributes = {}): string {
  const opening = name + writeAttributes(attributes)
  return text === '' ? `<${opening}/>` : `<${opening}>${escapeHtml(clean(text))}</${name}>`
}

/** An element that holds other elements, each in a line of its own. */
export function xmlElement(name: string, children: string[], attributes: Attributes = {}): string {
  return `<${name}${writeAttributes(attributes)}>\n${children.join('\n')}\n</${name}>`
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(clean(value!))}"`)
    .join('')
}
