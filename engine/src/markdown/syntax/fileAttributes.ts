import type { Element, Properties } from 'hast'
import { asTable } from '../../std/collections.ts'
import { escapeAttribute, srcsetAddress } from '../../std/html.ts'
import { type Html, html, joinHtml } from '../html.ts'
import { whereIs } from '../places.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { addReference, type Walk } from '../walk.ts'

/** The attributes of HTML that name files. */
const fileAttributes = asTable<string[]>({
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href'],
  img: ['src', 'srcset'],
  object: ['data'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
})

/** Elements that may also name a page. Only a file that is not a page is published for them. */
const mayNamePage = new Set(['a', 'area', 'embed', 'iframe', 'object'])

/** Neither an absolute path, a part of the page, a query, an alias nor an address with a protocol. */
const relativePath = /^(?![/#?@]|[a-z][a-z\d+.-]*:)/i

/** A file name with an ending, which a page has only in Markdown. */
const fileName = /\.(?!html?(?:[?#]|$))[a-z\d]{1,8}(?:[?#]|$)/i

/**
 * Renders the attributes of HTML, each after a space. The address of a file that may be beside the note becomes a
 * reference; if there is none, the site leaves it as it is written.
 */
export function renderFileAttributes(element: Element, walk: Walk): Html {
  const { tagName, properties } = element
  const names = fileAttributes[tagName] ?? []
  return joinHtml(
    Object.entries(properties).map(([property, value]) => {
      const attribute = property.toLowerCase()
      if (!names.includes(attribute) || typeof value !== 'string')
        return renderAttributes(tagName, { [property]: value }, walk)
      if (attribute !== 'srcset') return referTo(value, attribute, element, walk)
      return html` srcset="${renderSrcset(value, element, walk)}"`
    }),
  )
}

/** Splitting gives, again and again, what precedes an address, the address, and what follows it. */
const renderSrcset = (text: string, element: Element, walk: Walk): Html =>
  joinHtml(
    text
      .split(srcsetAddress)
      .map((part = '', index) =>
        index % 3 === 1 ? referTo(part, '', element, walk) : escapeAttribute(part),
      ),
  )

/** The hole for an attribute, or for an address alone if `attribute` is empty. */
function referTo(url: string, attribute: string, element: Element, walk: Walk): Html {
  const kind = mayNamePage.has(element.tagName) ? 'link' : 'image'
  if (url === '' || !relativePath.test(url) || (kind === 'link' && !fileName.test(url)))
    return attribute ? renderAttributes(element.tagName, { [attribute]: url }, walk) : escapeAttribute(url)
  const { properties } = element
  const isImage = element.tagName === 'img' && attribute === 'src'
  const added = isImage ? renderAttributes('img', lazyUnlessGiven(properties), walk) : ''
  const where = whereIs(element, walk, url)
  const sized = !isImage || 'width' in properties || isSizedByStyle(properties)
  return addReference({ kind, url, where, sized, html: { attribute, added } }, walk)
}

/** Pictures in HTML load as those of Markdown do, unless they say how. */
const lazyUnlessGiven = ({ loading, decoding }: Properties) => ({
  ...(loading === undefined && { loading: 'lazy' }),
  ...(decoding === undefined && { decoding: 'async' }),
})

/** Whether an author's size, which may be one side only, would be distorted by the other from the file. */
const isSizedByStyle = (properties: Properties) =>
  ['height', 'className', 'style'].some((name) => name in properties)
