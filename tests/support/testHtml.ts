import type { Body, Document } from '../../engine/src/markdown/document.ts'
import { escapeAttribute, escapeHtml } from '../../engine/src/std/html.ts'

/** The body of a note with every address filled in as it was written, and every diagram as its source. */
export function testHtml({ body, references }: Document): string {
  const join = (parts: Body): string =>
    parts.map((part) => (typeof part === 'number' ? fill(part) : part)).join('')
  const fill = (number: number): string => {
    const reference = references[number]!
    if (reference.kind === 'diagram') return `<pre class="mermaid">${escapeHtml(reference.source)}</pre>`
    if (reference.kind === 'live')
      return `<!-- ${reference.name} -->${reference.slots.map((slot) => `[${join(slot)}]`).join('')}`
    if (reference.kind === 'embed') return `<!-- ${reference.name} -->`
    if (reference.kind === 'partial') return `<!-- ${reference.specifier} -->`
    if (reference.kind === 'toc' || reference.kind === 'cards')
      return `<ul data-list="${reference.kind}"></ul>`
    if (reference.kind === 'tag') return ` href="#${reference.name}"`
    if (reference.kind === 'home') return `<!-- ${reference.part} -->`
    const { kind, url, tag = ['', ''], attribute = 'src', html } = reference
    if (html?.attribute === '') return escapeAttribute(url)
    if (html) return ` ${html.attribute}="${escapeAttribute(url)}"`
    return tag.join(` ${kind === 'image' ? attribute : 'href'}="${escapeAttribute(url)}"`)
  }
  return join(body)
}
