import type { Element } from 'hast'
import { html } from '../html.ts'
import { readableUrl, whereAddressIs } from '../places.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { endOfText, takeText } from '../sections.ts'
import {
  addReference,
  type ComponentRenderer,
  childrenOf,
  type ElementRenderer,
  noteNameOf,
} from '../walk.ts'
import { readJsxAttributes, toProperties } from './jsx.ts'
import { asName, renderNoteLink } from './noteName.ts'

/** Renders a Markdown link. Its address is a reference, because it depends on the site. */
export const renderLink: ElementRenderer = (element, walk, renderChildren) => {
  if (noteNameOf(element)) return renderNoteLink(element, walk, renderChildren)
  const { href, ...others } = element.properties
  const isFootnoteMark = 'dataFootnoteRef' in others || 'dataFootnoteBackref' in others
  if (href === undefined || isFootnoteMark) {
    const start = endOfText(walk)
    const content = renderChildren(element)
    // The number of a footnote is no part of the word before it.
    if (isFootnoteMark) takeText(start, walk)
    return html`<a${renderAttributes('a', element.properties, walk)}>${content}</a>`
  }
  const url = readableUrl(String(href))
  const own = { target: 'target' in others, rel: 'rel' in others }
  const reference = {
    kind: 'link',
    url,
    ...asName(url, walk),
    where: whereAddressIs(element, walk, url),
  } as const
  const address = addReference({ ...reference, ...((own.target || own.rel) && { own }) }, walk)
  return html`<a${address}${renderAttributes('a', others, walk)}>${renderChildren(element)}</a>`
}

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
  const link = renderLink(element as Element, walk, renderChildren)
  walk.isInLink = isInLink
  return link
}
