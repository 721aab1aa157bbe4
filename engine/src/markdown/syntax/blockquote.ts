import type { Element, ElementContent } from 'hast'
import { githubKinds } from '../../model/admonitionKinds.ts'
import { escapeHtml } from '../../std/html.ts'
import { html, trimHtml } from '../html.ts'
import { renderAttributes } from '../renderAttributes.ts'
import type { ElementRenderer, Walk } from '../walk.ts'
import { admonitionTitle, renderAdmonition } from './admonition.ts'

/** The first line of an alert. It holds nothing else. */
export const alertMarker = new RegExp(`^\\[!(${githubKinds().join('|')})\\][ \\t]*(?:\\n|$)`, 'i')

/**
 * A quote, or an admonition if it is an alert as GitHub writes it: `[!NOTE]` alone on its first line, and text below.
 * GitHub itself shows alerts at the top level only; here they may also be in lists and boxes.
 */
export const renderBlockquote: ElementRenderer = (element, walk, renderChildren) => {
  const alert = walk.options.admonitions && readAlert(element, walk)
  if (!alert)
    return html`<blockquote${renderAttributes('blockquote', element.properties, walk)}>${renderChildren(element)}</blockquote>`
  const { kind, children } = alert
  const title = escapeHtml(admonitionTitle(kind, walk.options.uiText))
  const content = trimHtml(renderChildren({ ...element, children }))
  return renderAdmonition({ kind, title, content, own: element.properties }, walk)
}

function readAlert(quote: Element, walk: Walk): { kind: string; children: ElementContent[] } | undefined {
  const at = quote.children.findIndex((child) => !isBlank(child))
  const first = quote.children[at]
  if (first?.type !== 'element' || first.tagName !== 'p' || isEscaped(first, walk)) return undefined
  const [text, ...inline] = first.children
  const found = text?.type === 'text' && alertMarker.exec(text.value)
  if (!found || !(found[0].endsWith('\n') || inline.length === 0 || isBreak(inline[0]!))) return undefined
  const rest = { ...text, value: text.value.slice(found[0].length) }
  const below = [rest, ...inline].filter((child, index) => index > 1 || !isBreak(child))
  const children = below.every(isBlank)
    ? quote.children.toSpliced(at, 1)
    : quote.children.with(at, { ...first, children: below })
  return children.every(isBlank) ? undefined : { kind: found[1]!.toLowerCase(), children }
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === ''
const isBreak = (node: ElementContent) => node.type === 'element' && node.tagName === 'br'

/** Whether the note says `\[!NOTE]`, which the tree no longer shows. */
function isEscaped({ position }: Element, { source }: Walk): boolean {
  return position !== undefined && /^[^[]*\\\[/.test(source.lines[position.start.line - 1] ?? '')
}
