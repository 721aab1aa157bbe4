import type { Nodes } from 'hast'
import { diagnose } from '../../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../../diagnostics/nearestMatch.ts'
import { escapeAttribute, escapeHtml } from '../../../std/html.ts'
import { iconBody, iconsLike } from '../../icons.ts'
import { whereIs } from '../../places.ts'
import type { ComponentRenderer, JsxElement, Walk } from '../../walk.ts'
import { readJsxAttributes, reportMissing } from '../jsx.ts'

/** `<Icon name="rocket" />`: an icon of Lucide as large as the text; `label` names it for screen readers. */
export const renderIcon: ComponentRenderer = (node, walk) => {
  const { name, label } = readJsxAttributes(node, walk)
  if (typeof name !== 'string') {
    reportMissing('Icon', 'name="rocket"', node, walk)
    return ''
  }
  return drawIcon(name, node, walk, typeof label === 'string' ? label : undefined)
}

/** An icon by its name, or the emoji that is given instead of one. A name that Lucide does not have is reported. */
export function drawIcon(written: string, node: JsxElement, walk: Walk, label?: string): string {
  const named = label ? ` role="img" aria-label="${escapeAttribute(label)}"` : ' aria-hidden="true"'
  if (/^\P{ASCII}/u.test(written)) return `<span class="note-icon"${named}>${escapeHtml(written)}</span>`
  const body = findIcon(written, node, walk)
  return body && `<svg class="note-icon" viewBox="0 0 24 24"${named}>${body}</svg>`
}

/** What is in the SVG of an icon; empty and reported where Lucide does not have it. `node` is where it is written. */
export function findIcon(written: string, node: Nodes, walk: Walk): string {
  const body = iconBody(written)
  if (body) return body
  const where = whereIs(node, walk, written)
  walk.diagnostics.push(diagnose('unknown-icon', [written, nearestMatch(written, iconsLike(written))], where))
  return ''
}
