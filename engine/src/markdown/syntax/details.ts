import { escapeHtml } from '../../std/html.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { childrenOf } from '../walk.ts'
import type { ElementRenderer } from '../walkTree.ts'

/** `<details>`; it gets a default `<summary>` if it has none. */
export const renderDetails: ElementRenderer = (element, walk, renderChildren) => {
  const { className, ...others } = element.properties
  const classes = ['details', 'alert', 'alert--info', ...[className ?? []].flat().map(String)]
  const hasSummary = childrenOf(element).some((child) => nameOf(child) === 'summary')
  const label = hasSummary ? '' : `<summary>${escapeHtml(walk.options.uiText('details'))}</summary>`
  const attributes = renderAttributes('details', { className: classes, ...others }, walk)
  return `<details${attributes}>${label}${renderChildren(element)}</details>`
}

function nameOf(node: ReturnType<typeof childrenOf>[number]): string | undefined {
  if (node.type === 'element') return node.tagName
  return 'name' in node ? (node.name ?? undefined) : undefined
}
