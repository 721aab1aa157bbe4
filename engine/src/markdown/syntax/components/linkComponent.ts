import type { Element } from 'hast'
import { childrenOf } from '../../walk.ts'
import type { ComponentRenderer } from '../../walkTree.ts'
import { readJsxAttributes } from '../jsxAttributes.ts'
import { renderLink } from '../link.ts'
import { toProperties } from '../toProperties.ts'

/** Props of React Router's links, which are no HTML attributes. */
const routerProps = new Set(['activeClassName', 'activeStyle', 'autoAddBaseUrl', 'exact', 'isNavLink', 'to'])

/** `<Link to="…">`: rendered like a Markdown link. */
export const renderLinkComponent: ComponentRenderer = (node, walk, renderChildren) => {
  const { href, ...props } = readJsxAttributes(node, walk)
  const own = Object.entries(props).filter(([name]) => !routerProps.has(name))
  const properties = toProperties({ href: href ?? props.to, ...Object.fromEntries(own) })
  const { position } = node
  const element = { type: 'element', tagName: 'a', properties, children: childrenOf(node), position }
  const { isInLink } = walk
  walk.isInLink = true
  const html = renderLink(element as Element, walk, renderChildren)
  walk.isInLink = isInLink
  return html
}
