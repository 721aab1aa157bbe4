import { escapeAttribute } from '../std/escapeHtml.ts'
import type { Document } from './document.ts'

/** For tests: the body of a note with every address filled in as it was written. */
export function testHtml({ body, references }: Document): string {
  const fill = (number: number) => {
    const { kind, url } = references[number]!
    return ` ${kind === 'image' ? 'src' : 'href'}="${escapeAttribute(url)}"`
  }
  return body.map((part) => (typeof part === 'number' ? fill(part) : part)).join('')
}
