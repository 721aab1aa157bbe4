import type { Element } from 'hast'
import { childrenOf } from '../../walk.ts'
import type { ComponentRenderer } from '../../walkTree.ts'
import { renderDetails } from '../details.ts'
import { readJsxAttributes } from '../jsxAttributes.ts'
import { toProperties } from '../toProperties.ts'

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
