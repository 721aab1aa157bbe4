import type { Element, ElementContent } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { escapeHtml } from '../../std/escapeHtml.ts'
import { locate } from '../locate.ts'
import { directiveTag } from '../parseMarkdown.ts'
import type { Walk } from '../walk.ts'
import type { ElementRenderer, RenderChildren } from '../walkTree.ts'
import { renderAdmonition } from './admonition.ts'

/** The text that only looked like a directive (`10:30`, `a:b`); undefined for all else. */
export function restoredText(node: ElementContent): string | undefined {
  if (node.type !== 'element' || node.tagName !== directiveTag) return undefined
  const { kind, attributed, written } = node.properties
  const isBare = kind === 'textDirective' && node.children.length === 0 && attributed === undefined
  return isBare ? String(written) : undefined
}

/** `:::kind` blocks become admonitions; what nothing renders is reported and stays plain. */
export const renderDirective: ElementRenderer = (element, walk, renderChildren) => {
  const { kind, name, written } = element.properties
  if (kind === 'containerDirective') return renderContainer(element, walk, renderChildren)
  walk.diagnostics.push(diagnose('unused-directive', [String(written ?? name)], whereDirective(element, walk)))
  const tagName = kind === 'leafDirective' ? 'div' : 'span'
  return `<${tagName}>${renderChildren(element)}</${tagName}>`
}

function renderContainer(element: Element, walk: Walk, renderChildren: RenderChildren): string {
  const { title, labelled } = element.properties
  const name = String(element.properties.name)
  const [first, ...rest] = element.children
  const hasLabel = labelled !== undefined && first !== undefined
  const content = renderChildren({ ...element, children: hasLabel ? rest : element.children })
  const label = hasLabel ? renderChildren(first) : escapeHtml(name)
  const known = walk.options.admonitions
  if (known?.includes(name)) return renderAdmonition(name, title ? escapeHtml(String(title)) : label, content)
  const nearest = nearestMatch(name, known ?? [])
  walk.diagnostics.push(diagnose('unknown-directive', [name, nearest], whereDirective(element, walk)))
  return `<div>${hasLabel ? `<p>${label}</p>` : ''}${content}</div>`
}

function whereDirective({ properties }: Element, walk: Walk) {
  return locate(walk.file, Number(properties.line), Number(properties.column))
}
