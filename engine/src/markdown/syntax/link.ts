import type { ElementRenderer } from '../walkTree.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { addReference, whereIs } from '../walk.ts'

/** A link of Markdown. Where it leads depends on the site, so its address is left open. */
export const renderLink: ElementRenderer = (element, walk, renderChildren) => {
  const { href, ...others } = element.properties
  const attributes = renderAttributes('a', others, walk)
  if ('dataFootnoteRef' in others || 'dataFootnoteBackref' in others)
    return `<a href="${href}"${attributes}>${renderChildren(element)}</a>`
  const url = decodeMarkdownUrl(String(href ?? ''))
  const address = addReference({ kind: 'link', url, where: whereIs(element, walk, url) }, walk)
  return `<a${address}${attributes}>${renderChildren(element)}</a>`
}

/** The parser percent-encodes what was written with spaces or accents; messages show it as written. */
function decodeMarkdownUrl(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
