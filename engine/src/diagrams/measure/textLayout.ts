import { decodeEntities } from '../../std/html.ts'
import type { StyleReader, TextStyle } from '../style/createStyleReader.ts'
import { type Box, boxAround, cornersOf } from './box.ts'
import { type Font, textWidth } from './textWidth.ts'

/** A chunk of text that begins at an absolute position. */
interface Chunk {
  boxes: Box[]
  anchor: string | undefined
  start: number
}

interface Pen {
  x: number
  y: number
  chunks: Chunk[]
  /** Whether a space precedes the next text. At both ends of a text, and next to other spaces, it has no width. */
  blank: boolean
}

/** The box around a `text` or `tspan` with its content, as browsers lay it out; undefined when it is empty. */
export function textBox(element: Element, styleOf: StyleReader): Box | undefined {
  const boxes = layOutText(element, styleOf).flatMap(({ boxes, anchor, start }) => {
    const length = boxes.reduce((end, { x, width }) => Math.max(end, x + width), start) - start
    const shift = anchor === 'middle' ? -length / 2 : anchor === 'end' ? -length : 0
    return boxes.map((box) => ({ ...box, x: box.x + shift }))
  })
  return boxAround(boxes.flatMap(cornersOf))
}

/** The width of an element's text on one line. */
export function textLength(element: Element, styleOf: StyleReader): number {
  const boxes = layOutText(element, styleOf).flatMap((chunk) => chunk.boxes)
  return boxes.reduce((sum, { width }) => sum + width, 0)
}

function layOutText(element: Element, styleOf: StyleReader): Chunk[] {
  const pen: Pen = { x: 0, y: 0, chunks: [], blank: false }
  layOut(element, pen, styleOf)
  return pen.chunks
}

function layOut(element: Element, pen: Pen, styleOf: StyleReader): void {
  const style = styleOf(element)
  const font = toFont(style)
  movePen(element, pen, style)
  for (const child of element.childNodes)
    if (child.nodeType === 3)
      addText(decodeEntities(child.textContent ?? ''), pen, { font, shift: baselineShift(style, font) })
    else layOut(child as Element, pen, styleOf)
}

function movePen(element: Element, pen: Pen, style: TextStyle): void {
  const { size } = toFont(style)
  const read = (name: string) => toPixels(element.getAttribute(name), size)
  const [x, y] = [read('x'), read('y')]
  pen.x = (x ?? pen.x) + (read('dx') ?? 0)
  pen.y = (y ?? pen.y) + (read('dy') ?? 0)
  if (x !== undefined || y !== undefined || pen.chunks.length === 0)
    pen.chunks.push({ boxes: [], anchor: style.values.get('text-anchor'), start: pen.x })
}

function addText(text: string, pen: Pen, { font, shift }: { font: Font; shift: number }): void {
  const words = text.replace(/\s+/g, ' ').trim()
  const isFirst = pen.chunks.every(({ boxes }) => boxes.length === 0)
  pen.blank ||= /^\s/.test(text) && !isFirst
  if (words === '') return
  const width = textWidth(pen.blank ? ` ${words}` : words, font)
  pen.blank = /\s$/.test(text)
  const { ascent, descent } = heightOf(font)
  pen.chunks.at(-1)!.boxes.push({ x: pen.x, y: pen.y + shift - ascent, width, height: ascent + descent })
  pen.x += width
}

/** Arial's ascent and descent, each rounded as browsers do. */
function heightOf({ size }: Font) {
  return { ascent: Math.round(size * 0.905), descent: Math.round(size * 0.212) }
}

/** The offset of the baseline below the given `y`, for other alignments than the baseline. */
function baselineShift(style: TextStyle, font: Font): number {
  const { ascent, descent } = heightOf(font)
  switch (style.values.get('alignment-baseline') ?? style.values.get('dominant-baseline')) {
    case 'central':
      return (ascent - descent) / 2
    case 'middle':
      return font.size * 0.264
    case 'hanging':
      return ascent * 0.8
    case 'mathematical':
      return ascent / 2
    case 'text-before-edge':
      return ascent
    case 'text-after-edge':
      return -descent
    default:
      return 0
  }
}

function toFont(style: TextStyle): Font {
  const weight = style.values.get('font-weight') ?? ''
  return {
    size: toPixels(style.values.get('font-size') ?? null, 16) ?? 16,
    isBold: /bold/.test(weight) || Number(weight) >= 600,
  }
}

/** Parses a CSS length into pixels; `em` is the font size. */
function toPixels(written: string | null, em: number): number | undefined {
  const [, number, unit = 'px'] = /^([-+\d.]+(?:e-?\d+)?)([a-z%]*)$/.exec(written?.trim() ?? '') ?? []
  const pixels: Record<string, number> = { px: 1, pt: 4 / 3, em, rem: 16, ex: em * 0.52, '%': em / 100 }
  return number === undefined ? undefined : Number(number) * (pixels[unit] ?? 1)
}
