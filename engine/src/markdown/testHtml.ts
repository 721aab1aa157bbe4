import { escapeAttribute, escapeHtml } from '../std/escapeHtml.ts'
import type { Document } from './document.ts'

/** For tests: the body of a note with every address filled in as it was written, and every diagram as its source. */
export function testHtml({ body, references }: Document): string {
  const fill = (number: number) => {
    const reference = references[number]!
    if (reference.kind === 'diagram') return `<pre class="mermaid">${escapeHtml(reference.source)}</pre>`
    const { kind, url } = reference
    return ` ${kind === 'image' ? 'src' : 'href'}="${escapeAttribute(url)}"`
  }
  return body.map((part) => (typeof part === 'number' ? fill(part) : part)).join('')
}
