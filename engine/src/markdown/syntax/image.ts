import { renderAttributes } from '../renderAttributes.ts'
import { keepText } from '../sections.ts'
import { addReference } from '../walk.ts'
import type { ElementRenderer } from '../walkTree.ts'
import { whereIs } from '../whereIs.ts'
import { readableUrl } from './readableUrl.ts'

/** A picture of Markdown. Its file's address and size depend on the site, so they are left open. */
export const renderImage: ElementRenderer = (element, walk) => {
  const { src, alt, loading, ...others } = element.properties
  keepText(String(alt ?? ''), walk)
  const url = readableUrl(String(src ?? ''))
  const sized = 'width' in others || 'height' in others
  const where = whereIs(element, walk, url)
  const address = addReference({ kind: 'image', url, where, ...(sized && { sized }) }, walk)
  const attributes = renderAttributes('img', { loading: loading ?? 'lazy', decoding: 'async' }, walk)
  return `<img${attributes}${address}${renderAttributes('img', { alt: alt ?? '', ...others }, walk)}>`
}
