import { renderAttributes } from '../renderAttributes.ts'
import { addReference } from '../walk.ts'
import type { ElementRenderer } from '../walkTree.ts'
import { whereIs } from '../whereIs.ts'
import { readableUrl } from './readableUrl.ts'

/** Renders a Markdown link. Its address is a reference, because it depends on the site. */
export const renderLink: ElementRenderer = (element, walk, renderChildren) => {
  const { href, ...others } = element.properties
  const isWithinNote = 'dataFootnoteRef' in others || 'dataFootnoteBackref' in others
  if (href === undefined || isWithinNote)
    return `<a${renderAttributes('a', element.properties, walk)}>${renderChildren(element)}</a>`
  const url = readableUrl(String(href))
  const address = addReference({ kind: 'link', url, where: whereIs(element, walk, url) }, walk)
  return `<a${address}${renderAttributes('a', others, walk)}>${renderChildren(element)}</a>`
}
