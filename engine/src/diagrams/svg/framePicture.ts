import { idPrefix } from '../../model/drawing.ts'
import { escapeAttribute, escapeHtml } from '../../std/html.ts'
import { type SvgNode, textsOf, walkSvg } from './svgNode.ts'

/** The accessible name and description of a picture. */
export interface Description {
  label: string
  /** A longer description, if the author gave one. */
  details?: string
}

/**
 * Gives a picture its size and accessible name. It has the font of the page around it. Text was measured in Arial: the
 * styles give other fonts letters of the same height, and `fixTextLengths` keeps it within its box.
 */
export function framePicture(picture: SvgNode, { label, details }: Description): SvgNode {
  const { attributes, children } = picture
  const [, , width, height] = attributes.get('viewBox')!.split(/[\s,]+/)
  const detailsId = `${idPrefix}details`
  return {
    tag: 'svg',
    attributes: new Map([
      ['viewBox', attributes.get('viewBox')!],
      ['width', width!],
      ['height', height!],
      // Screen readers do not look for links inside an image.
      ['role', [...walkSvg(picture)].some(({ tag }) => tag === 'a') ? 'group' : 'img'],
      ['aria-label', label],
      ...(details ? ([['aria-describedby', detailsId]] as const) : []),
      ['font-size', attributes.get('font-size') ?? '16px'],
      ['fill', attributes.get('fill') ?? 'currentColor'],
      ['color', attributes.get('fill') ?? 'currentColor'],
    ]),
    children: [
      ...(details ? [{ tag: 'desc', attributes: new Map([['id', detailsId]]), children: [details] }] : []),
      ...children,
    ],
  }
}

const known = new Set(
  `a circle clipPath defs ellipse g line linearGradient marker path pattern polygon polyline radialGradient rect stop svg
  text tspan`.split(/\s+/),
)

/** What text may hold that this picture would print as it is written. `<T>` is a type. */
const markup = {
  'a tag of HTML':
    /<\/?(?:a|b|big|br|code|del|div|em|font|h\d|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|u|ul)\b[^>]*>/,
  'an icon': /\bfa[bklrs]?:fa-/,
  'a formula': /\$\$/,
  'an entity': /&\w+;/,
}

/** Says why a browser should draw the diagram instead; undefined if the picture is fine. */
export function checkPicture(picture: SvgNode): string | undefined {
  const size =
    picture.attributes
      .get('viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  if (size.length !== 4 || !size.every(Number.isFinite) || size[2]! <= 0 || size[3]! <= 0)
    return 'it has no size'
  for (const { tag, attributes } of walkSvg(picture)) {
    if (!known.has(tag)) return `it holds <${tag}>`
    const broken = [...attributes].find(
      ([name, value]) => name !== 'href' && /NaN|undefined|Infinity/.test(value),
    )
    if (broken) return `"${broken[0]}" of <${tag}> is ${broken[1]}`
  }
  const texts = textsOf(picture)
  if (texts.length === 0) return 'it is empty'
  for (const [name, pattern] of Object.entries(markup)) {
    const rich = texts.find((text) => pattern.test(text))
    if (rich) return `"${rich}" has ${name}`
  }
}

/** Serialises a picture as SVG within HTML. */
export function writeSvg({ tag, attributes, children }: SvgNode): string {
  const written = [...attributes].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('')
  const content = children
    .map((child) => (typeof child === 'string' ? escapeHtml(child) : writeSvg(child)))
    .join('')
  return content === '' ? `<${tag}${written}/>` : `<${tag}${written}>${content}</${tag}>`
}
