import type { Element } from 'hast'
import { escapeHtml } from '../../std/html.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { keepText } from '../sections.ts'
import type { ElementRenderer } from '../walkTree.ts'
import { renderImage } from './image.ts'

/** Renders a paragraph. One that is only an image with a title becomes a `<figure>` with the title as caption. */
export const renderParagraph: ElementRenderer = (element, walk, renderChildren) => {
  const image = findOnlyImage(element)
  if (!image?.properties.title)
    return `<p${renderAttributes('p', element.properties, walk)}>${renderChildren(element)}</p>`
  const { title, ...properties } = image.properties
  const picture = renderImage({ ...image, properties }, walk, renderChildren)
  keepText(`\n${title}`, walk)
  return `<figure>${picture}<figcaption>${escapeHtml(String(title))}</figcaption></figure>`
}

function findOnlyImage({ children }: Element): Element | undefined {
  const [first, ...rest] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const isImage = first?.type === 'element' && first.tagName === 'img' && rest.length === 0
  return isImage ? first : undefined
}
