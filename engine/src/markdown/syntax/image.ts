import type { ElementRenderer } from '../walkTree.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { addReference, whereIs } from '../walk.ts'

/** A picture of Markdown. Its file's address and size depend on the site, so they are left open. */
export const renderImage: ElementRenderer = (element, walk) => {
  const { src, alt, ...others } = element.properties
  const url = String(src ?? '')
  const address = addReference({ kind: 'image', url, where: whereIs(element, walk, url) }, walk)
  return `<img loading="lazy" decoding="async"${address}${renderAttributes('img', { alt: alt ?? '', ...others }, walk)}>`
}
