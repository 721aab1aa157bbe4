import { idPrefix } from '../../model/drawing.ts'
import { type SvgNode, walkSvg } from './svgNode.ts'

/** The accessible name and description of a picture. */
export interface Description {
  label: string
  /** A longer description, if the author gave one. */
  details?: string
}

/**
 * Gives a picture its size, font and accessible name. Text was measured in Arial, so the first fonts have the same
 * widths; in others `fixTextLengths` keeps it within its box.
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
      ['font-family', 'Arial, Liberation Sans, Arimo, Helvetica, sans-serif'],
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
