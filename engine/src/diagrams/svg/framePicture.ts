import { idPrefix } from '../../model/drawing.ts'
import { type SvgNode, walkSvg } from './svgNode.ts'

/** What a picture is to those who cannot see it. */
export interface Description {
  label: string
  /** More than a name, where the writer gave it. */
  details?: string
}

/** Gives a picture its size, its font and its name. Text was measured in Arial, so it is set in what is as wide. */
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
      // Within what is called an image, readers of screens do not look for links.
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
