import type { Element } from 'hast'
import { detailsClasses } from '../../model/constructs.ts'
import { escapeHtml } from '../../std/html.ts'
import { html } from '../html.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { type ComponentRenderer, childrenOf, type ElementRenderer } from '../walk.ts'
import { readJsxAttributes, toProperties } from './jsx.ts'

/** `<details>`; it gets a default `<summary>` if it has none. */
export const renderDetails: ElementRenderer = (element, walk, renderChildren) => {
  const { className, ...others } = element.properties
  const classes = detailsClasses([className ?? []].flat().join(' '))
  const hasSummary = childrenOf(element).some((child) => tagNameOf(child) === 'summary')
  const label = hasSummary ? '' : `<summary>${escapeHtml(walk.options.uiText('details'))}</summary>`
  const attributes = renderAttributes('details', { className: [classes], ...others }, walk)
  return html`<details${attributes}>${label}${renderChildren(element)}</details>`
}

function tagNameOf(node: ReturnType<typeof childrenOf>[number]): string | undefined {
  if (node.type === 'element') return node.tagName
  return 'name' in node ? (node.name ?? undefined) : undefined
}

/** `<Details summary="…">`: `<details>` with its label in a prop. */
export const renderDetailsComponent: ComponentRenderer = (node, walk, renderChildren) => {
  const { summary, ...props } = readJsxAttributes(node, walk)
  const children = childrenOf(node)
  const label: Element = {
    type: 'element',
    tagName: 'summary',
    properties: {},
    children: [{ type: 'text', value: String(summary) }],
  }
  const element: Element = {
    type: 'element',
    tagName: 'details',
    properties: toProperties(props),
    children: summary === undefined ? children : [label, ...children],
  }
  return renderDetails(element, walk, renderChildren)
}
