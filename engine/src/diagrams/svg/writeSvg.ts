import { escapeAttribute, escapeHtml } from '../../std/html.ts'
import type { SvgNode } from './svgNode.ts'

/** Serialises a picture as SVG within HTML. */
export function writeSvg({ tag, attributes, children }: SvgNode): string {
  const written = [...attributes].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('')
  const content = children
    .map((child) => (typeof child === 'string' ? escapeHtml(child) : writeSvg(child)))
    .join('')
  return content === '' ? `<${tag}${written}/>` : `<${tag}${written}>${content}</${tag}>`
}
