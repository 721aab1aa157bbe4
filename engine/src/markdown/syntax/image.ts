import type { Element } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { isRecord } from '../../std/collections.ts'
import { type Html, joinHtml } from '../html.ts'
import { readableUrl, whereAddressIs, whereIs } from '../places.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { addText, endOfText, takeText } from '../sections.ts'
import { addReference, type ComponentRenderer, type ElementRenderer, noteNameOf, type Walk } from '../walk.ts'
import { readJsxAttributes, toProperties } from './jsx.ts'
import { asName, readPictureLabel, renderEmbed } from './noteName.ts'

/** GitHub's suffix for pictures of one colour mode: `picture.png#gh-dark-mode-only`. */
const oneMode = /#gh-(light|dark)-mode-only$/

/**
 * Renders a Markdown image as a reference, because its address, its size and whether it opens enlarged depend on the
 * site.
 */
export const renderImage: ElementRenderer = (element, walk) =>
  noteNameOf(element)
    ? renderEmbed(element, walk, () => renderPicture(readPictureLabel(element), walk, { byName: true }))
    : renderPicture(element, walk)

function renderPicture(element: Element, walk: Walk, named?: { byName: true }): Html {
  const { src, alt, loading, ...others } = withMode(element).properties
  addText(String(alt ?? ''), walk)
  const url = named ? String(src) : readableUrl(String(src ?? ''))
  const sized = 'width' in others || 'height' in others
  const where = named ? whereIs(element, walk, url, '[[') : whereAddressIs(element, walk, url)
  const before = `<img${attributes({ loading: loading ?? 'lazy', decoding: 'async' }, walk)}`
  const after = `${attributes({ alt: alt ?? '', ...others }, walk)}>`
  const { isInLink: isLinked } = walk
  const facts = { ...(sized && { sized }), ...(isLinked && { isLinked }), ...(named ?? asName(url, walk)) }
  return addReference({ kind: 'image', url, where, ...facts, tag: [before, after] }, walk)
}

const attributes = (properties: Element['properties'], walk: Walk) =>
  renderAttributes('img', properties, walk)

/** Turns the colour mode suffix of the address into a class. */
function withMode(element: Element): Element {
  const { src, className, ...others } = element.properties
  const mode = oneMode.exec(String(src ?? ''))?.[1]
  if (!mode) return element
  const classes = [`${mode}-only`, className].flat().filter(Boolean) as string[]
  return {
    ...element,
    properties: { src: String(src).replace(oneMode, ''), ...others, className: classes },
  }
}

/** `<ThemedImage sources={{ light, dark }}>`: one picture for each colour mode. CSS hides the other. */
export const renderThemedImage: ComponentRenderer = (node, walk, renderChildren) => {
  const { sources, className, ...props } = readJsxAttributes(node, walk)
  if (!isRecord(sources) || typeof sources.light !== 'string' || typeof sources.dark !== 'string') {
    walk.diagnostics.push(diagnose('themed-image-without-sources', [], whereIs(node, walk, '<ThemedImage')))
    return ''
  }
  const render = (src: unknown, ownClass: string) => {
    const classes = [ownClass, className].filter(Boolean).join(' ')
    const properties = toProperties({ src, className: classes, ...props })
    const { position } = node
    const image = { type: 'element', tagName: 'img', properties, children: [], position } as Element
    return renderImage(image, walk, renderChildren)
  }
  const light = render(sources.light, 'light-only')
  const described = endOfText(walk)
  const dark = render(sources.dark, 'dark-only')
  takeText(described, walk)
  return joinHtml([light, dark])
}
