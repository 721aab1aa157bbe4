import type { Element, ElementContent } from 'hast'
import { detailsClasses } from '../../model/constructs.ts'
import { escapeHtml } from '../../std/html.ts'
import { html } from '../html.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { type ComponentRenderer, childrenOf, type ElementRenderer, isBlank, isElement } from '../walk.ts'
import { readJsxAttributes, toProperties } from './jsx.ts'

/** `<details>`; it gets a default `<summary>` if it has none. */
export const renderDetails: ElementRenderer = (element, walk, renderChildren) => {
  const { className, ...others } = element.properties
  const classes = detailsClasses([className ?? []].flat().join(' '))
  const shown = withoutWrappedSummary(element)
  const hasSummary = shown.children.some((child) => tagNameOf(child) === 'summary')
  const label = hasSummary ? '' : `<summary>${escapeHtml(walk.options.uiText('details'))}</summary>`
  const attributes = renderAttributes('details', { className: [classes], ...others }, walk)
  return html`<details${attributes}>${label}${renderChildren(shown)}</details>`
}

/** Takes the summary out of the paragraph that MDX makes of it and the line of text after it. */
function withoutWrappedSummary(element: Element): Element {
  const at = findShown(element.children)
  const paragraph = element.children[at]
  if (!isElement(paragraph, 'p')) return element
  const summaryAt = findShown(paragraph.children)
  const summary = paragraph.children[summaryAt]
  if (!summary || tagNameOf(summary) !== 'summary') return element
  const rest = withoutLeadingSpace(paragraph.children.slice(summaryAt + 1))
  const text = rest.length > 0 ? [{ ...paragraph, children: rest }] : []
  return { ...element, children: element.children.toSpliced(at, 1, summary, ...text) }
}

/** Where the first child is that is more than space. */
const findShown = (children: ElementContent[]) => children.findIndex((child) => !isBlank(child))

function withoutLeadingSpace([first, ...rest]: ElementContent[]): ElementContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : []
  const value = first.value.trimStart()
  return value ? [{ ...first, value }, ...rest] : withoutLeadingSpace(rest)
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
